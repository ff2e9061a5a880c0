'use client'

import { useCallback, useSyncExternalStore } from 'react'

import { sendStudioRequest } from '../send-studio-request'

/** A document whose title is needed. Those of one collection and language are read in one request. */
interface Asked {
  collection: string
  /** Name of the title field. */
  titleField: string
  /** Language of the texts. */
  locale: string
  /** Path of the API: `/api`. */
  api: string
}

const waitMs = 30
const atOnce = 100

/** Titles by language, collection and id; empty for deleted documents. Kept until the page is reloaded. */
const titles = new Map<string, string>()
const waiting = new Map<string, { asked: Asked; ids: Set<string> }>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const groupOf = ({ collection, locale }: Asked) => `${locale}/${collection}`

async function fetchTitles({ api, collection, titleField, locale }: Asked, ids: string[]): Promise<void> {
  const query = {
    'where[id][in]': ids.join(','),
    [`select[${titleField}]`]: 'true',
    depth: '0',
    draft: 'true',
    limit: String(ids.length),
    locale,
  }
  const answer = await sendStudioRequest<{ docs: Record<string, unknown>[] }>(api, collection, { query })
  // A row without a title still shows its kind.
  if (!answer.isOk) return
  for (const doc of answer.data.docs)
    titles.set(`${locale}/${collection}/${doc.id}`, String(doc[titleField] ?? ''))
}

async function fetchWaiting(): Promise<void> {
  const groups = [...waiting.values()]
  waiting.clear()
  const requests = groups.map(async ({ asked, ids }) => {
    const list = [...ids].slice(0, atOnce)
    // Not read again, also when the document was deleted or may not be read.
    for (const id of list) titles.set(`${groupOf(asked)}/${id}`, '')
    await fetchTitles(asked, list)
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

/** The title of a document that a block relates to; empty until it is read. */
export function useRelatedTitle(asked: Asked | null, id: string): string {
  const key = asked ? `${groupOf(asked)}/${id}` : ''
  const subscribe = useCallback(
    (listener: () => void) => {
      if (asked) ask(asked, id)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    // The key covers every part of `asked` that matters.
    // oxlint-disable-next-line react/exhaustive-deps
    [key],
  )
  return useSyncExternalStore(
    subscribe,
    () => titles.get(key) ?? '',
    () => '',
  )
}
