// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The books of a new library, chosen so that titles are of all kinds: one word and ten, digits,
/// accents, apostrophes, other scripts, and the same title twice.
enum StartingBooks {
  static var all: [Book] { reading + wanted + read }

  private static let reading = [
    book("Dune", "Frank Herbert", 1965, .currentlyReading),
    book("Middlemarch", "George Eliot", 1871, .currentlyReading),
    book("Pachinko", "Min Jin Lee", 2017, .currentlyReading),
  ]

  private static let wanted = [
    book("The Lord of the Rings", "J. R. R. Tolkien", 1954),
    book("The Lord God Made Them All", "James Herriot", 1981),
    book("Lord of the Flies", "William Golding", 1954),
    book("Lord Jim", "Joseph Conrad", 1900),
    book("Invisible Man", "Ralph Ellison", 1952),
    book("The Invisible Man", "H. G. Wells", 1897),
    book("Poems", "Emily Dickinson", 1890),
    book("Poems", "Wilfred Owen", 1920),
    book("Cien años de soledad", "Gabriel García Márquez", 1967),
    book("L’Étranger", "Albert Camus", 1942),
    book("Les Misérables", "Victor Hugo", 1862),
    book("Der Process", "Franz Kafka", 1925),
    book("Die Verwandlung", "Franz Kafka", 1915),
    book("Мастер и Маргарита", "Михаил Булгаков", 1967),
    book("Преступление и наказание", "Фёдор Достоевский", 1866),
    book("雪国", "川端康成", 1948),
    book("ノルウェイの森", "村上春樹", 1987),
    book("채식주의자", "한강", 2007),
    book("Fahrenheit 451", "Ray Bradbury", 1953),
    book("Slaughterhouse-Five", "Kurt Vonnegut", 1969),
    book("2001: A Space Odyssey", "Arthur C. Clarke", 1968),
    book("The Three-Body Problem", "Liu Cixin", 2008),
    book("Dr. Jekyll and Mr. Hyde", "Robert Louis Stevenson", 1886),
    book("Gulliver’s Travels", "Jonathan Swift", 1726),
    book("Charlotte’s Web", "E. B. White", 1952),
    book("Things Fall Apart", "Chinua Achebe", 1958),
    book("Half of a Yellow Sun", "Chimamanda Ngozi Adichie", 2006),
    book("The God of Small Things", "Arundhati Roy", 1997),
    book("My Brilliant Friend", "Elena Ferrante", 2011),
    book("The Left Hand of Darkness", "Ursula K. Le Guin", 1969),
    book("The Dispossessed", "Ursula K. Le Guin", 1974),
    book("Kindred", "Octavia E. Butler", 1979),
    book("Neuromancer", "William Gibson", 1984),
    book("Snow Crash", "Neal Stephenson", 1992),
    book("If on a Winter’s Night a Traveler", "Italo Calvino", 1979),
    book("Invisible Cities", "Italo Calvino", 1972),
    book("Beloved", "Toni Morrison", 1987),
    book("Wolf Hall", "Hilary Mantel", 2009),
    book("The Remains of the Day", "Kazuo Ishiguro", 1989),
    book("Never Let Me Go", "Kazuo Ishiguro", 2005),
  ]

  private static let read = [
    book("Emma", "Jane Austen", 1815, .read, 2023),
    book("Persuasion", "Jane Austen", 1817, .read, 2023),
    book("Pride and Prejudice", "Jane Austen", 1813, .read, 2021),
    book("1984", "George Orwell", 1949, .read, 2020),
    book("Animal Farm", "George Orwell", 1945, .read, 2020),
    book("Jane Eyre", "Charlotte Brontë", 1847, .read, 2022),
    book("Wuthering Heights", "Emily Brontë", 1847, .read, 2022),
    book("Frankenstein", "Mary Shelley", 1818, .read, 2024),
    book("Dracula", "Bram Stoker", 1897, .read, 2024),
    book("Moby-Dick", "Herman Melville", 1851, .read, 2019),
    book("Walden", "Henry David Thoreau", 1854, .read, 2019),
    book("To the Lighthouse", "Virginia Woolf", 1927, .read, 2024),
    book("Mrs. Dalloway", "Virginia Woolf", 1925, .read, 2024),
    book("The Hobbit", "J. R. R. Tolkien", 1937, .read, 2018),
    book("Siddhartha", "Hermann Hesse", 1922, .read, 2021),
    book("Momo", "Michael Ende", 1973, .read, 2018),
  ]

  private static func book(
    _ title: String, _ author: String, _ year: Int, _ shelf: Shelf = .wantToRead,
    _ yearRead: Int? = nil
  ) -> Book {
    let dateRead = yearRead.flatMap {
      DateComponents(calendar: Calendar(identifier: .gregorian), year: $0, month: 6, day: 1).date
    }
    return Book(title: title, author: author, year: year, shelf: shelf, dateRead: dateRead)
  }
}
