import { randomBytes } from 'node:crypto'

import { agency } from '../content/agency'
import { agents } from '../content/agents'
import { owners } from '../content/owners'
import { documentRecord, ref, type DocumentRecord } from '../seed/record'

const staffRoles = ['administrator', 'editor', 'agent', 'translator'] as const

export interface Login {
  role: (typeof staffRoles)[number] | 'owner'
  email: string
  password: string
}

interface Account {
  record: DocumentRecord
  login: Login
}

/** 24 characters of a cryptographic random source: other machines may be able to reach the demo. */
const newPassword = (): string => randomBytes(18).toString('base64url')

const [agentWithAccount] = agents

const names: Record<(typeof staffRoles)[number], string> = {
  administrator: 'Administration Immo Perron',
  editor: 'Rédaction Immo Perron',
  agent: agentWithAccount?.name ?? 'Agent',
  translator: 'Traduction Immo Perron',
}

/** One account per staff role; the agent's sees the leads of one agent's properties. */
const staffAccounts = (): Account[] =>
  staffRoles.map((role) => {
    const login = { role, email: `${role}@${agency.email.split('@')[1]}`, password: newPassword() }
    const agent = role === 'agent' && agentWithAccount ? ref('agents', agentWithAccount.key) : undefined
    return {
      record: documentRecord('users', role, { ...login, name: names[role], language: 'fr', agent }),
      login,
    }
  })

const ownerAccounts = (): Account[] =>
  owners.map(({ key, name, email, phone, language }) => {
    const login: Login = { role: 'owner', email, password: newPassword() }
    const { password } = login
    return { record: documentRecord('owners', key, { name, email, phone, language, password }), login }
  })

/** The accounts of the demo with new passwords, the administrator's first. */
export const newAccounts = (): Account[] => [...staffAccounts(), ...ownerAccounts()]
