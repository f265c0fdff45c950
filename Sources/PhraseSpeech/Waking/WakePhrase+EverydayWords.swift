// SPDX-License-Identifier: Apache-2.0

extension WakePhrase {
  /// Words that talk is made of, whoever talks and whatever about.
  static let everydayWords: Set<String> = Set(
    """
    a about after again all alright always am an and another any anything are around as ask at \
    away baby back bad be because bed been before being best better big bit black block book box \
    boy bring brother but buy by call came can car care cat close cold come coming cool could \
    crazy cup cut dad day dear did different dinner do doctor dog doing done door down drink \
    drive each eat eight else end enough even ever every everybody everything eye face fact \
    family far father feel few fight find fine fire first five food for forget found four friend \
    from front fun game gave get getting girl give glad glass go god going gone gonna good got \
    great green guess guy had half hand happen happy hard has have he head hear heard heart hello \
    help her here hey hi high him himself his hit hold home hope hot hour house how hurt i idea \
    if important in inside into is it its just keep kid kill kind knew know lady last late later \
    learn least leave left less let letter life light like line listen little live long look lost \
    lot love made make man many married may maybe me mean meet men met might mind mine minute \
    miss moment money month more morning most mother move much music must my name near need \
    never new next nice night nine no nobody none not nothing now number of off often oh okay old \
    on once one only open or other our out outside over own paper part people person phone pick \
    place play please point pretty problem put question quite read ready real really red \
    remember rest right road room run said same sat saw say school see seem seen sell send seven \
    she should show side since sir sister sit six sleep small smart snow so some somebody someone \
    something son soon sorry sort sound speak stand start stay still stop story street stuff such \
    sure table take talk tea tell ten than thank thanks that the their them then there these they \
    thing think this those thought three through till time tired to today together told tomorrow \
    tonight too took top town tree try turn twenty two under understand until up us use used very \
    view wait walk wall want war was watch water way we week well went were what when where which \
    while white who whole why wife will window with without woman word work world worse would \
    write wrong yeah year yes yesterday yet you young your
    """.split(separator: " ").map(String.init))
}
