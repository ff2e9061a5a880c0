import type { PayloadRequest } from 'payload'
import { describe, expect, test } from 'vitest'

import { collectionConfigs, globalConfigs } from '@/collections/registry'
import { staffRoles, type StaffRole } from '@/lib/payload/access'

import { collectionTable, findInMenu, globalTable, menuTable } from './access-table'

const user = (role: StaffRole) => ({ collection: 'users', role }) as unknown as PayloadRequest['user']

/** Roles that only reach their own documents, so the access table does not list them. */
const ofTheirOwn: Record<string, readonly StaffRole[]> = {
  leads: ['agent'],
  leadFiles: ['agent'],
  appointments: ['agent'],
  demands: ['agent'],
  previewLinks: ['editor', 'agent', 'translator'],
}

const mayRead = (slug: string, role: StaffRole): boolean =>
  Boolean((collectionTable[slug]?.read ?? globalTable[slug]?.read)?.includes(role)) ||
  Boolean(ofTheirOwn[slug]?.includes(role))

const isHidden = (hidden: unknown, role: StaffRole | null): boolean =>
  typeof hidden === 'function' ? Boolean(hidden({ user: role && user(role) })) : Boolean(hidden)

const configs = [...collectionConfigs, ...globalConfigs]

describe('the menu of the studio', () => {
  test('has the order of the table', () => {
    expect(configs.map(({ slug }) => slug)).toEqual(Object.keys(menuTable))
  })

  test.each(staffRoles)('shows the role %s the entries of the table', (role) => {
    const shown = configs.filter(({ admin }) => !isHidden(admin?.hidden, role)).map(({ slug }) => slug)
    expect(shown).toEqual(findInMenu(role))
  })

  test.each(staffRoles)('shows the role %s only what it may read', (role) => {
    expect(findInMenu(role).filter((slug) => !mayRead(slug, role))).toEqual([])
  })

  test('shows a visitor nothing', () => {
    expect(configs.filter(({ admin }) => !isHidden(admin?.hidden, null))).toEqual([])
  })

  test('keeps each group together, daily work first and the system last', () => {
    const names = collectionConfigs.flatMap(({ admin }) =>
      admin?.group ? [String(Reflect.get(Object(admin.group), 'en'))] : [],
    )
    expect([...new Set(names)]).toEqual(names.filter((name, index) => name !== names[index - 1]))
    expect(names[0]).toBe('Leads')
    expect(names.at(-1)).toBe('System')
  })
})
