import { collectionConfigs } from '@/collections/registry'
import { isRecord } from '@/lib/values/read-value'

import type { FaultBed } from './fault-bed'
import { countStatuses, type FaultResult } from './fault-result'
import { ask, signIn } from '../rig/http'
import { findPagePaths } from './pages'

const perCollection = 3

function readIds(text: string): string[] {
  const body: unknown = JSON.parse(text)
  const docs = isRecord(body) && Array.isArray(body.docs) ? body.docs : []
  return docs.flatMap((each: unknown) => (isRecord(each) ? [String(each.id)] : []))
}

/** Deletes documents of every collection as administrator, with everything that the demo attached to them. */
export async function deleting(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('deleting')
  const { origin } = site.server
  try {
    await site.server.start()
    const paths = await findPagePaths(origin, 20)
    const headers = await signIn(origin, bed.loginOf('administrator'))
    const statuses: number[] = []
    const broken: string[] = []
    for (const { slug } of collectionConfigs) {
      const list = await ask(`${origin}/api/${slug}?limit=${perCollection}&depth=0`, { headers })
      if (list.status !== 200) continue
      for (const id of readIds(list.text)) {
        const { status, text } = await ask(`${origin}/api/${slug}/${id}`, { method: 'DELETE', headers })
        statuses.push(status)
        if (status >= 500 || status === 0) broken.push(`${slug} ${status} ${text.slice(0, 200)}`)
      }
    }
    const pages = await Promise.all(paths.map((path) => ask(`${origin}${path}`)))
    const wrongPages = pages.filter(({ status }) => status === 0 || status >= 500).length
    for (const line of broken) console.log(`  ${line}`)
    return [
      {
        promise: 'P4',
        fault: `up to ${perCollection} documents of each of ${collectionConfigs.length} collections are deleted with everything attached to them`,
        figure: `statuses ${countStatuses(statuses)}; of ${pages.length} pages afterwards ${wrongPages} are broken`,
        isMet: broken.length === 0 && wrongPages === 0 && statuses.includes(200),
      },
    ]
  } finally {
    await site.close()
  }
}
