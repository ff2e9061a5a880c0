import { readFileSync } from 'node:fs'

import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'

import { collections, globals } from '@/collections/all'
import { staffRoles, type StaffRole } from '@/lib/cms/access'
import { collectionMenu, globalMenu, inMenuOrder, shownByRole } from '@/lib/cms/studio-menu'

import { collectionTable, globalTable } from './access-table'

const user = (role: StaffRole) => ({ collection: 'users', role }) as unknown as PayloadRequest['user']

/** Agents reach only their own of these, so the table of access does not name them. */
const ownOfAgents = ['leads', 'leadFiles', 'appointments']

const mayRead = (slug: string, role: StaffRole): boolean =>
  Boolean((collectionTable[slug]?.read ?? globalTable[slug]?.read)?.includes(role)) ||
  (role === 'agent' && ownOfAgents.includes(slug))

const isHidden = (hidden: unknown, role: StaffRole | null): boolean =>
  typeof hidden === 'function' ? Boolean(hidden({ user: role && user(role) })) : Boolean(hidden)

describe('the menu of the studio', () => {
  test('knows every collection and global and no other', () => {
    expect(Object.keys(collectionMenu).sort()).toEqual(collections.map(({ slug }) => slug).sort())
    expect(Object.keys(globalMenu).sort()).toEqual(globals.map(({ slug }) => slug).sort())
  })

  test('shows nobody what that role may not read', () => {
    const wrong = Object.entries({ ...collectionMenu, ...globalMenu }).flatMap(([slug, roles]) =>
      roles.filter((role) => !mayRead(slug, role)).map((role) => `${slug}: ${role}`),
    )
    expect(wrong).toEqual([])
  })

  test('is what Payload hides and shows', () => {
    const ordered = inMenuOrder(collections)
    expect(ordered.map(({ slug }) => slug)).toEqual(Object.keys(collectionMenu))
    const all = { ...collectionMenu, ...globalMenu }
    for (const { slug, admin } of [...ordered, ...shownByRole(globals)]) {
      expect(isHidden(admin?.hidden, null)).toBe(true)
      const shown = staffRoles.filter((role) => !isHidden(admin?.hidden, role))
      expect([slug, shown.toSorted()]).toEqual([slug, [...(all[slug] ?? [])].toSorted()])
    }
  })

  test('keeps each group together, daily work first and the system last', () => {
    const names = inMenuOrder(collections).map(({ admin }) =>
      admin?.group ? Reflect.get(Object(admin.group), 'en') : '',
    )
    expect([...new Set(names)]).toEqual(names.filter((name, index) => name !== names[index - 1]))
    expect(names[0]).toBe('Leads')
    expect(names.at(-1)).toBe('System')
  })

  test('stands in docs/access.md', () => {
    const letters: Record<StaffRole, string> = {
      translator: 'T',
      agent: 'A',
      editor: 'E',
      administrator: 'Adm',
    }
    const described = new Map<string, string>()
    const [, menu = ''] = readFileSync('docs/access.md', 'utf8').split('## What each role finds in the menu')
    for (const [, slugs = '', roles = ''] of (menu.split('\n## ')[0] ?? '').matchAll(
      /^\| ([\w, ]+?) +\| ([\w ]+?) +\|$/gm,
    ))
      for (const slug of slugs.split(', ')) described.set(slug, roles)
    for (const [slug, shown] of Object.entries({ ...collectionMenu, ...globalMenu })) {
      const roles = (['translator', 'agent', 'editor', 'administrator'] as const)
        .filter((role) => shown.includes(role))
        .map((role) => letters[role])
      expect([slug, described.get(slug)]).toEqual([slug, roles.join(' ') || 'nobody'])
    }
  })
})
