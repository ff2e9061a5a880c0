'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Documents of which a title is asked: those of one collection in one language go in one request. */
interface Asked {
  collection: string
  /** The field that is the title. */
  titleField: string
  /** Language of the texts. */
  locale: string
  /** Where the API stands: `/api`. */
  api: string
}

const waitMs = 30
const atOnce = 100

/** Titles by place; an empty one for what is there no more. Kept until the studio is loaded anew. */
const titles = new Map<string, string>()
const waiting = new Map<string, { asked: Asked; ids: Set<string> }>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const groupOf = ({ collection, locale }: Asked) => `${locale}/${collection}`

async function fetchTitles({ api, collection, titleField, locale }: Asked, ids: string[]): Promise<void> {
  const query = new URLSearchParams({
    'where[id][in]': ids.join(','),
    [`select[${titleField}]`]: 'true',
    depth: '0',
    draft: 'true',
    limit: String(ids.length),
    locale,
  })
  const answer = await fetch(`${api}/${collection}/?${query}`, { credentials: 'same-origin' })
  const { docs = [] } = answer.ok ? ((await answer.json()) as { docs?: Record<string, unknown>[] }) : {}
  for (const doc of docs) titles.set(`${locale}/${collection}/${doc.id}`, String(doc[titleField] ?? ''))
}

async function fetchWaiting(): Promise<void> {
  const groups = [...waiting.values()]
  waiting.clear()
  const requests = groups.map(async ({ asked, ids }) => {
    const list = [...ids].slice(0, atOnce)
    // Once asked is enough, also for what was deleted or may not be read.
    for (const id of list) titles.set(`${groupOf(asked)}/${id}`, '')
    // A row without its title still says which kind it is.
    await fetchTitles(asked, list).catch(() => undefined)
  })
  await Promise.all(requests)
  for (const listener of listeners) listener()
}

function ask(asked: Asked, id: string): void {
  const group = groupOf(asked)
  if (titles.has(`${group}/${id}`)) return
  const { ids } = waiting.get(group) ?? { ids: new Set<string>() }
  waiting.set(group, { asked, ids: ids.add(id) })
  clearTimeout(timer)
  timer = setTimeout(() => void fetchWaiting(), waitMs)
}

/** The title of a document that a block relates to; empty until it is known. */
export function useRelatedTitle(asked: Asked | null, id: string): string {
  const key = asked ? `${groupOf(asked)}/${id}` : ''
  const subscribe = useCallback(
    (listener: () => void) => {
      if (asked) ask(asked, id)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    // The key says all that matters of what is asked.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  )
  return useSyncExternalStore(
    subscribe,
    () => titles.get(key) ?? '',
    () => '',
  )
}
