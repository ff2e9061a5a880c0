import { isRecord } from '@/lib/values/read-value'

const pairsOf = (value: unknown, name: string): [string, string][] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => pairsOf(each, `${name}[${index}]`))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, each]) => pairsOf(each, `${name}[${key}]`))
  return value === undefined || value === null ? [] : [[name, String(value)]]
}

/** Conditions of Payload as parameters of a URL, such as `where[status][equals]=sold`. */
export const whereQuery = (where: object): [string, string][] => pairsOf(where, 'where')
