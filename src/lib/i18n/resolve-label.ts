import { isRecord } from '@/lib/values/read-value'

/** A label of Payload's configuration in a language; empty when it is a function. */
export const resolveLabel = (label: unknown, language: string): string => {
  const own = isRecord(label) ? label[language] : label
  return typeof own === 'string' ? own : ''
}
