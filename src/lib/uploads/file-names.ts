import { isRecord } from '@/lib/values/read-value'

/** Files are stored under names that our hooks made: no slash, and no dot at the beginning. */
const fileName = /^[a-z0-9][\w.-]{0,200}$/i

export const isFileName = (name: unknown): name is string => typeof name === 'string' && fileName.test(name)

/** The kinds of files that are accepted; their names got the extension from the content. */
const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
}

export const contentTypeOf = (name: string): string =>
  contentTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'

/** The names of the file of a document and of its sizes. */
export function fileNamesOf(data: unknown): string[] {
  if (!isRecord(data)) return []
  const sizes = isRecord(data.sizes) ? Object.values(data.sizes) : []
  return [data, ...sizes].flatMap((each) =>
    isRecord(each) && typeof each.filename === 'string' && each.filename ? [each.filename] : [],
  )
}
