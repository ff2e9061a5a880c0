import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const toGzip = promisify(gzip)

/** The fastest level: a backup must not slow the site down. */
export const compress = (content: Uint8Array): Promise<Buffer> => toGzip(content, { level: 1 })

/** @throws when the content is not whole */
export const decompress: (content: Uint8Array) => Promise<Buffer> = promisify(gunzip)
