import path from 'node:path'

import { isValidElement } from 'react'

import { expect, test, vi } from 'vitest'

import { staffRoles, type StaffRole } from '@/lib/payload/access'
import type { User } from '@/payload-types'

import { foundViews, studioNavLinks, studioViews, viewTitles } from './studio-views'

vi.mock('@payloadcms/ui', () => ({ Link: vi.fn(), useConfig: vi.fn() }))

/** The first page, the log-in, and the screen of one document, which is opened from the document. */
const withoutLink = ['dashboard', 'login', 'translate']

test('the search of the studio finds each view of the menu', () => {
  const paths = Object.entries(studioViews).flatMap(([name, view]) =>
    withoutLink.includes(name) ? [] : [`${Object(view).path}/`],
  )
  expect(foundViews.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})

test('each own view has a title for the browser’s tab', () => {
  const paths = Object.values(studioViews).flatMap((view) => Object(view).path ?? [])
  expect([...viewTitles.keys()].map((part) => `/${part}`).toSorted()).toEqual(paths.toSorted())
})

/** The paths of the links that the menu shows to an account. */
async function linkedPaths(user: object): Promise<unknown[]> {
  const elements = studioNavLinks.map(async (link) => {
    const [file, name = ''] = String(link).split('#')
    const parts: Record<string, (props: object) => unknown> = await import(path.resolve(`src${file}.tsx`))
    return parts[name]?.({ i18n: { language: 'en' }, user })
  })
  return (await Promise.all(elements)).flatMap((each) =>
    isValidElement<{ path: string }>(each) ? [each.props.path] : [],
  )
}

const accountOf = (role: StaffRole) => ({ collection: 'users', role }) as User & { collection: 'users' }

test.each(staffRoles)('the search shows the role %s the views of its menu', async (role) => {
  const user = accountOf(role)
  const paths = foundViews.filter(({ shownTo }) => shownTo({ req: { user } })).map((view) => view.path)
  expect(paths.toSorted()).toEqual((await linkedPaths(user)).toSorted())
  expect(paths).toContain('/languages/')
})
