'use client'

import { useCallback, useSyncExternalStore } from 'react'

import { sendStudioRequest } from '../send-studio-request'

/** A document whose title is needed. Those of one collection and language are read in one request. */
interface TitleRequest {
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

/** Titles by language, collection and id; empty for deleted documents. Cached until the page is reloaded. */
const titles = new Map<string, string>()
const waiting = new Map<string, { request: TitleRequest; ids: Set<string> }>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const groupOf = ({ collection, locale }: TitleRequest) => `${locale}/${collection}`

async function fetchTitles(
  { api, collection, titleField, locale }: TitleRequest,
  ids: string[],
): Promise<void> {
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
  const requests = groups.map(async ({ request, ids }) => {
    const list = [...ids].slice(0, atOnce)
    // Not read again, also when the document was deleted or may not be read.
    for (const id of list) titles.set(`${groupOf(request)}/${id}`, '')
    await fetchTitles(request, list)
  })
  await Promise.all(requests)
  for (const listener of listeners) listener()
}

function ask(request: TitleRequest, id: string): void {
  const group = groupOf(request)
  if (titles.has(`${group}/${id}`)) return
  const { ids } = waiting.get(group) ?? { ids: new Set<string>() }
  waiting.set(group, { request, ids: ids.add(id) })
  clearTimeout(timer)
  timer = setTimeout(() => void fetchWaiting(), waitMs)
}

/** The title of a document that a block relates to; empty until it is read. */
export function useRelatedTitle(request: TitleRequest | null, id: string): string {
  const key = request ? `${groupOf(request)}/${id}` : ''
  const subscribe = useCallback(
    (listener: () => void) => {
      if (request) ask(request, id)
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
