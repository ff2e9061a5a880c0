import { signIn, type Login } from '../../../tests/rig/http'
import { startThrowAwayDemo } from '../../lib/throw-away-demo.mjs'

import type { Studio } from './measure-studio'
import { pageDocument } from './page-documents'

/**
 * Starts the demo with a page to measure.
 *
 * @param folder for its data
 * @param blockCount of the page
 */
export async function startOwnStudio(folder: string, blockCount: number): Promise<Studio> {
  const { environment } = await startThrowAwayDemo(folder)
  if (!environment) throw new Error('The demo did not start')
  // The origin that the server knows: it refuses sessions from another one.
  const base = environment.PERRON_URL
  const logins = JSON.parse(environment.PERRON_LOGINS) as Login[]
  const login = logins.find(({ role }) => role === 'editor')
  if (!login) throw new Error('The demo has no editor')
  const session = await signIn(base, login)
  const ask = async (path: string, data?: unknown): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${base}/api${path}`, {
      method: data === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...session, origin: base },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const { docs } = await ask('/properties/?where[_status][equals]=published&limit=1&depth=0')
  const [property] = docs as { id: string }[]
  const { doc } = await ask('/pages/?locale=fr&draft=true&depth=0', pageDocument(blockCount))
  if (!property) throw new Error('The demo has no property')
  return {
    base,
    login: { email: login.email, password: login.password },
    shortForm: {
      path: `/admin/collections/properties/${property.id}/?locale=fr`,
      field: '#field-headline',
      previewed: '#field-headline',
      isInBlock: false,
    },
    longForm: {
      path: `/admin/collections/pages/${(doc as { id: string }).id}/?locale=fr`,
      field: '#field-title',
      previewed: '#field-blocks__0__heading',
      isInBlock: true,
    },
  }
}
