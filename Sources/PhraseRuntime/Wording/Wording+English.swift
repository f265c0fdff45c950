// SPDX-License-Identifier: Apache-2.0

extension Wording {
  static let english: Wording = Wording(
    language: "en",
    cancel: ["cancel", "stop", "never mind", "forget it", "cancel that"],
    yes: ["yes", "y", "yeah", "yep", "sure", "ok", "okay", "please do", "do it", "yes please"],
    no: ["no", "n", "nope", "don't", "do not", "no thanks", "no thank you"],
    ordinals: [
      ["first", "1st", "one"], ["second", "2nd", "two"], ["third", "3rd", "three"],
      ["fourth", "4th", "four"], ["fifth", "5th", "five"], ["sixth", "6th", "six"],
      ["seventh", "7th", "seven"], ["eighth", "8th", "eight"], ["ninth", "9th", "nine"],
      ["tenth", "10th", "ten"],
    ],
    last: ["last"],
    ordinalFrames: ["[the] <place> [one]", "number <place>"],
    and: "and",
    or: "or",
    value: "value",
    cancelled: "Cancelled.",
    nothingMatches: "No phrase matches.",
    tooManyMeanings: "That can mean too many things. Please say it shorter.",
    nothingToCancel: "There is nothing to cancel.",
    done: "Done.",
    confirmQuestion: "Are you sure?",
    askYesOrNo: "Please answer yes or no.",
    emptyAnswer: "Say an answer, or “cancel”.",
    nearest: { "No phrase matches. Nearest: “\($0)”; it stopped at “\($1)”." },
    nearestSentence: { "No phrase matches. Nearest: “\($0)”." },
    nearestIncomplete: { "No phrase matches. Nearest: “\($0)”; it stopped before \($1)." },
    unknownValue: { "There is no \($1) “\($0)”." },
    didYouMean: { "Did you mean “\($0)”?" },
    forInstance: { "What fits is for instance “\($0)”." },
    oneAtATime: { "One request at a time, please: say “\($0)” first." },
    valuesUnavailable: { "The values for \($0) could not be read: \($1)." },
    whichOne: { kind, choices in "Which \(kind ?? "one"): \(choices)?" },
    moreChoices: { "\($0) more" },
    askFor: { "What is the \($0)?" },
    didYouSay: { "Did you say “\($0)”?" },
    notAnAnswer: { "“\($0)” does not answer that." },
    outOfRange: { "It has to be between \($0) and \($1)." },
    failed: { "\($0) did not work: \($1)" },
    askedTooOften: { "It keeps asking for the \($0), so it was stopped." },
    undo: ["[please] [can you|could you] undo [please]"],
    undoThat: [
      "[please] [can you|could you] undo (that|it|this|last|the last one|the last action) [please]",
      "[please] [can you|could you] take (that|it) back [please]",
    ],
    redo: [
      "[please] [can you|could you] redo [that|it|this|the last one|the last action] [please]"
    ],
    nothingToUndo: "There is nothing to undo.",
    nothingToRedo: "There is nothing to redo.",
    undone: { "Undone: \($0)." },
    redone: { "Done again: \($0)." },
    cannotUndo: { "“\($0)” cannot be undone. Undo “\($1)” instead?" },
    notUndone: { "\($0) could not be undone: \($1)" },
    notRedone: { "\($0) could not be done again: \($1)" },
    lastAction: "the last action",
    targetGone: "what it changed is not there any more.",
    busy: "Answer the question first, or say “cancel”.",
    continueInApplication: { "Continue in \($0)?" },
    applicationUnavailable: { "\($0) cannot be shown at the moment." },
    notAuthenticated: "That needs proof of who you are.",
    valueGone: { "“\($0)” is not there any more." },
    openedTooOften: { "\($0) opens itself again and again, so it was stopped." },
    milestones: ["A quarter done.", "Half done.", "Three quarters done."],
    pressFrames: ["(press|tap|click|push) [the] <control> [button|toggle|switch]"],
    snippetClosed: "Closed.",
    snippetFailed: { "It could not be shown anew: \($0)." },
    snippetGone: { "“\($0)” is no longer there" },
    snippetLate: { "it took longer than \($0) seconds" },
    goOnWith: { "\($0)?" },
    finished: ["done", "that's all", "that is all", "no more", "nothing else", "finished"],
    anotherOrDone: "Anything else? Name another, or say “done”.",
    moreNeeded: { "Please name \($0) more." },
    wrongCount: { minimum, maximum, given in
      let wanted =
        switch maximum {
        case minimum?: "exactly \(minimum)"
        case let maximum? where minimum == 0: "at most \(maximum)"
        case let maximum?: "\(minimum) to \(maximum)"
        case nil: "at least \(minimum)"
        }
      return "It takes \(wanted), not \(given)."
    },
    doesNotFit: { value, kind, others, choices in
      "There is no \(kind) “\(value)” for \(others). What fits is \(choices)."
    },
    nothingFits: { "There is no \($0) for \($1)." },
    help: ["help", "help me", "what can i say"],
    helpHint: "Say “help” for what can be said.",
    answerFirst: "First answer that, or say “cancel”.",
    orCancel: "“Cancel” leaves it.",
    anyNumber: "Any number will do.",
    anyWords: "Any words will do.",
    valuesForInstance: { "What fits is for instance \($0)." },
    left: { $0.map { "Left “\($0)”." } ?? "Left that." },
    corrections: ["actually", "i mean", "i meant", "sorry", "rather", "wait", "no,"],
    answerOpeners: ["to", "for", "from", "at", "in", "on"],
    finding: .english
  )
}
