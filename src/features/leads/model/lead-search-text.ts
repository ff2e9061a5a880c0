/** The parts of a lead that the inbox search covers. */
interface Searchable {
  subject?: unknown
  person?: { firstName?: unknown; lastName?: unknown; email?: unknown; phone?: unknown }
}

/** Without accents, in lower case, so that both databases find the same rows. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const maxLength = 1000

/** The search text of a lead in the inbox: person and subject. Phone numbers are reduced to digits and `+`. */
export function leadSearchText({ subject, person }: Searchable): string {
  const phone = typeof person?.phone === 'string' ? person.phone.replace(/[^\d+]/g, '') : ''
  const parts = [person?.firstName, person?.lastName, person?.firstName, person?.email, phone, subject]
  return plainText(parts.filter((part) => typeof part === 'string').join(' ')).slice(0, maxLength)
}
