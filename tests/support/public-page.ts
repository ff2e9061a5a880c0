import { expect } from '@playwright/test'

import { locales, type Localized } from '@/lib/i18n/locales'

import { open } from '../rig/demo-pages'

/** The forms in which Next hands out a page: to browsers, to its own router, and ahead of a click. */
const forms: Record<string, { query: string; headers: Record<string, string> }> = {
  html: { query: '', headers: {} },
  'router data': { query: '?_rsc=abc12', headers: { rsc: '1' } },
  prefetch: { query: '?_rsc=abc12', headers: { rsc: '1', 'next-router-prefetch': '1' } },
}

/** Everything the public is sent for a path, redirects to the same page followed. */
export async function everyForm(path: string): Promise<string> {
  const texts = Object.values(forms).map(async ({ query, headers }) => {
    const first = await open(path + query, { headers })
    const isMoved = first.location?.startsWith(path) && first.location !== path
    return (isMoved ? await open(first.location ?? '', { headers }) : first).html
  })
  return (await Promise.all(texts)).join('\n')
}

/** Opens a page in all languages: its status and, if given, words on it. */
export async function expectEverywhere(paths: Localized, status: number, words?: string): Promise<void> {
  for (const locale of locales) {
    const answer = await open(paths[locale])
    expect(answer.status, paths[locale]).toBe(status)
    if (words) expect(answer.html, paths[locale]).toContain(words)
  }
}
