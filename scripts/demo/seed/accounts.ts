import { isFields, isText, readerOf } from '../../content/reader'
import type { DocumentRecord } from '../../content/record'
import { randomBytes } from 'node:crypto'

import { toLocale } from '@/lib/i18n/locales'

import { readFolder } from '../../content/data-files'

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

function newAccount(folder: 'staff' | 'owners', key: string, role: Login['role']): Account {
  const at = `demo/${folder}/facts.json, ${key}`
  const fields = readerOf(readFolder(`demo/${folder}`), `demo/${folder}/facts.json`).take(key, isFields)
  const login = { role, email: readerOf(fields, at).take('email', isText), password: newPassword() }
  const { password } = login
  const data = { ...fields, password, language: toLocale(fields.language) }
  return folder === 'staff'
    ? { record: { collection: 'users', key, data: { ...data, role } }, login }
    : { record: { collection: 'owners', key, data }, login }
}

/** The accounts of the demo with new passwords, the administrator's first: one per staff role, and the owners'. */
export const newAccounts = (): Account[] => [
  ...staffRoles.map((role) => newAccount('staff', role, role)),
  ...Object.keys(readFolder('demo/owners')).map((key) => newAccount('owners', key, 'owner')),
]
