import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { flightPath } from '@/lib/cache/flight-files.cjs'

interface FlightContext {
  params: Promise<{ file: string }>
}

/** Beside the stored pages of the built server, which runs in the folder that contains them. */
const folder = path.join(process.cwd(), '.next', 'flight')

/** The inline scripts of one stored page; the name is the hash of the content. */
export async function GET(_: Request, { params }: FlightContext): Promise<Response> {
  const file = flightPath(folder, (await params).file)
  const text = file && (await readFile(file, 'utf8').catch(() => null))
  if (text === null)
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
