/** What of a lead somebody may search for. */
interface Searchable {
  subject?: unknown
  person?: { firstName?: unknown; lastName?: unknown; email?: unknown; phone?: unknown }
}

/** Without accents and capitals, so that both databases find the same. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const longest = 1000

/** The text in which the inbox looks for a person or a subject. Phone numbers lose what people write between digits. */
export function leadSearchText({ subject, person }: Searchable): string {
  const phone = typeof person?.phone === 'string' ? person.phone.replace(/[^\d+]/g, '') : ''
  const parts = [person?.firstName, person?.lastName, person?.firstName, person?.email, phone, subject]
  return plainText(parts.filter((part) => typeof part === 'string').join(' ')).slice(0, longest)
}
