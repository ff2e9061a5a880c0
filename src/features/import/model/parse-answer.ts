/** Unknown is not no: it is never shown (facts.md 4.9). */
export const answers = ['yes', 'no', 'unknown'] as const
export type Answer = (typeof answers)[number]

const signs: Readonly<Record<Answer, readonly string[]>> = {
  yes: ['1', 'true', 'yes', 'y', 'oui', 'ja', 'j', 'x'],
  no: ['0', 'false', 'no', 'n', 'non', 'neen', 'nee', 'nein'],
  unknown: ['?', 'unknown', 'inconnu', 'onbekend', 'unbekannt', 'null', '-1'],
}

/**
 * Parses yes, no or unknown.
 *
 * @param table signs of the feed that come first: sign to `yes`, `no`, `unknown` or a further option of the field
 * @returns null for any other sign
 */
export function parseAnswer(value: unknown, table: Readonly<Record<string, string>>): string | null {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return null
  const sign = String(value).trim().toLowerCase()
  const ownValue = Object.entries(table).find(([code]) => code.toLowerCase() === sign)?.[1]
  return ownValue ?? answers.find((answer) => signs[answer].includes(sign)) ?? null
}
