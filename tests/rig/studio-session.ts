import type { Page } from '@playwright/test'

import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'

import { signIn as logIn, type Login } from './http'

import { siteUrl } from './site-url'

type Role = 'owner' | StaffRole
type StaffRole = 'administrator' | 'editor' | 'agent' | 'translator'

export type { Login }

const logins = (): Login[] => JSON.parse(process.env.PERRON_LOGINS ?? '[]') as Login[]

/** The first log-in of a role of the demo under test, from the command that started it. */
export function loginOf(role: Role): Login {
  const login = logins().find((each) => each.role === role)
  if (!login)
    throw new Error(`PERRON_LOGINS names no ${role}: give [{"role", "email", "password"}] of this demo.`)
  return login
}

/**
 * Signs in each member of staff for the whole run; the cookies are passed to the tests in the environment. One after the
 * other, because two log-ins of one account at the same time may lose a session.
 */
export async function signInStaff(): Promise<void> {
  const cookies: Record<string, string> = {}
  for (const login of logins())
    if (login.role !== 'owner') cookies[login.role] = (await logIn(siteUrl, login)).cookie
  process.env.PERRON_COOKIES = JSON.stringify(cookies)
}

function cookieOf(role: StaffRole): string {
  const cookies = JSON.parse(process.env.PERRON_COOKIES ?? '{}') as Record<string, string>
  return cookies[role] ?? `no ${role} signed in`
}

/** Opens the studio as a member of staff who uses French and has signed in before. */
export const signIn = (page: Page, role: StaffRole): Promise<void> =>
  page.context().addCookies([
    {
      name: tokenCookieName,
      value: cookieOf(role).slice(tokenCookieName.length + 1),
      url: siteUrl,
      httpOnly: true,
      sameSite: 'Lax',
    },
    { name: 'perron-lng', value: 'fr', url: siteUrl },
  ])

export type StudioDocument = Record<string, unknown> & { id: string }

/** A signed-in member of staff who uses the REST API, like the studio. */
export class StudioSession {
  private constructor(private readonly cookie: string) {}

  static of(role: StaffRole): StudioSession {
    return new StudioSession(cookieOf(role))
  }

  private async ask(method: string, path: string, data?: unknown): Promise<Record<string, unknown>> {
    const isForm = data instanceof FormData
    const response = await fetch(`${siteUrl}/api${path}`, {
      method,
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        cookie: this.cookie,
        origin: siteUrl,
      },
      ...(data !== undefined && { body: isForm ? data : JSON.stringify(data) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`)
    return text.startsWith('{') ? JSON.parse(text) : { text }
  }

  async find(path: string): Promise<StudioDocument[]> {
    return (await this.ask('GET', path)).docs as StudioDocument[]
  }

  async read(path: string): Promise<StudioDocument> {
    return (await this.ask('GET', path)) as StudioDocument
  }

  /** @param data the values of the document; with a file a form, as Payload's studio sends it */
  async create(path: string, data: unknown): Promise<StudioDocument> {
    return (await this.ask('POST', path, data)).doc as StudioDocument
  }

  async update(path: string, data: unknown): Promise<StudioDocument> {
    return (await this.ask('PATCH', path, data)).doc as StudioDocument
  }

  /** Also what a browser of the same test still has open and therefore holds a lock on. */
  async remove(path: string): Promise<void> {
    await this.ask('DELETE', `${path}?overrideLock=true`)
  }
}
