import { handleEndpoints } from 'payload'
import sharp from 'sharp'

import { GET } from '@/app/(site)/images/[...file]/route'
import { mediaVersion } from '@/features/media/model/to-picture-source'
import type { Media } from '@/payload-types'

import type { TestPayload } from './make-payload'
import { makeMinimal } from './minimal-document'
import { fetchSessionToken } from '../rig/session-token'

export const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .png()
    .toBuffer()

/** Asks for a picture as a page does. */
export function show({ filename, updatedAt }: Media, width = 400): Promise<Response> {
  const query = `width=${width}&height=auto&format=webp&v=${mediaVersion(updatedAt)}`
  const params = Promise.resolve({ file: [String(filename)] })
  return GET(new Request(`http://localhost/images/${filename}?${query}`), { params })
}

/** The stronger one of two colours in a picture. */
export async function colourOf(answer: Response): Promise<'red' | 'blue'> {
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}

/** The API as an editor of the studio uses it. */
export interface StudioClient {
  call: (method: string, url: string, init?: RequestInit) => Promise<Response>
  /** Uploads a picture, or replaces that of a document. */
  send: (data: Buffer, id?: string) => Promise<Response>
  upload: (background: string, id?: string) => Promise<Media>
}

export async function openStudio(running: TestPayload): Promise<StudioClient> {
  const { payload, cacheKey: payloadInstanceCacheKey } = running
  await makeMinimal(payload, 'users', { email: 'editor@example.org', role: 'editor', name: 'Editor' })
  const token = await fetchSessionToken(running, 'users', 'editor@example.org')
  const call: StudioClient['call'] = (method, url, init = {}) =>
    handleEndpoints({
      config: payload.config,
      payloadInstanceCacheKey,
      request: new Request(`http://localhost${url}`, {
        method,
        ...init,
        headers: { authorization: `JWT ${token}`, 'accept-language': 'en', ...init.headers },
      }),
    })
  const send: StudioClient['send'] = (data, id = '') => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(data)], 'house.png', { type: 'image/png' }))
    body.append('_payload', JSON.stringify({ alt: 'A house' }))
    return call(id ? 'PATCH' : 'POST', `/api/media${id && `/${id}`}?depth=0`, { body })
  }
  const upload: StudioClient['upload'] = async (background, id) => {
    const answer = (await (await send(await picture(background), id)).json()) as { doc: Media }
    return answer.doc
  }
  return { call, send, upload }
}
