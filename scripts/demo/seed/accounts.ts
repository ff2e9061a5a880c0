import { randomBytes } from 'node:crypto'

import { agency } from '../content/agency'
import { agents } from '../content/agents'
import { owners } from '../content/owners'

import { eachOf } from './each'
import type { Store } from './store'

const staffRoles = ['administrator', 'editor', 'agent', 'translator'] as const

export interface Login {
  role: (typeof staffRoles)[number] | 'owner'
  email: string
  password: string
}

/** 24 characters of a cryptographic random source: other machines may be able to reach the demo. */
const newPassword = (): string => randomBytes(18).toString('base64url')

const names: Record<(typeof staffRoles)[number], string> = {
  administrator: 'Administration Immo Perron',
  editor: 'Rédaction Immo Perron',
  agent: agents[0]?.name ?? 'Agent',
  translator: 'Traduction Immo Perron',
}

/** One account per staff role, the administrator first; the agent's sees the leads of one agent's properties. */
export async function seedUsers(
  store: Store,
  agentIds: readonly string[],
): Promise<{ ids: string[]; logins: Login[] }> {
  const domain = agency.email.split('@')[1]
  const made = await eachOf(staffRoles, async (role) => {
    const login = { role, email: `${role}@${domain}`, password: newPassword() }
    const agent = role === 'agent' ? agentIds[0] : undefined
    const id = await store.create('users', { ...login, name: names[role], language: 'fr', agent })
    return { id, login }
  })
  return { ids: made.map(({ id }) => id), logins: made.map(({ login }) => login) }
}

export async function seedOwners(store: Store): Promise<{ ids: string[]; logins: Login[] }> {
  const made = await eachOf(owners, async ({ name, email, phone, language }) => {
    const login: Login = { role: 'owner', email, password: newPassword() }
    const id = await store.create('owners', { name, email, phone, language, password: login.password })
    return { id, login }
  })
  return { ids: made.map(({ id }) => id), logins: made.map(({ login }) => login) }
}
