import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

import { maxFeedBytes as maxBytes } from '../../model/feed-location'
import { ImportError } from '../import-error'

/** Writes the feed that an API gives page by page, so that memory does not grow with it. */
export interface FeedWriter {
  type: (entry: object) => Promise<void>
  property: (record: object) => Promise<void>
}

/**
 * Writes a feed with the lists `types` and `properties`.
 *
 * @param fill calls `type` for all types first, then `property`; returns further values of the feed, such as its `total`
 */
export async function writeFeed(
  file: string,
  fill: (writer: FeedWriter) => Promise<Readonly<Record<string, string | number>>>,
): Promise<void> {
  const stream = createWriteStream(file, { mode: 0o600 })
  // Without a listener, an error would end the process before it is awaited.
  const end = finished(stream).catch((error: unknown) => error)
  let size = 0
  const write = async (text: string) => {
    size += Buffer.byteLength(text)
    if (size > maxBytes) throw new ImportError(`The feed has more than ${maxBytes} bytes`)
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), end])
  }
  let list = ''
  let isFirst = true
  const add = async (name: string, entry: object) => {
    if (list !== name) {
      await write(`${list === '' ? '{' : '],'}"${name}":[`)
      list = name
      isFirst = true
    }
    await write(`${isFirst ? '' : ','}\n${JSON.stringify(entry)}`)
    isFirst = false
  }
  try {
    const values = await fill({
      type: (entry) => add('types', entry),
      property: (record) => add('properties', record),
    })
    const rest = JSON.stringify(values).slice(1)
    await write(list === '' ? `{${rest}\n` : `]${rest === '}' ? '' : ','}${rest}\n`)
  } finally {
    stream.end()
    const error = await end
    // oxlint-disable-next-line no-unsafe-finally -- why the file cannot be written is the cause of the other error
    if (error instanceof Error) throw error
  }
}
