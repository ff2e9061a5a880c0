import { isRecord } from '@/lib/values/read-value'

/** A label of Payload's configuration in a language; empty when it is a function. */
export const resolveLabel = (label: unknown, language: string): string => {
  const ownText = isRecord(label) ? label[language] : label
  return typeof ownText === 'string' ? ownText : ''
}
