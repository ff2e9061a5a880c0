import { siteUrl } from './site-url'

type StaffRole = 'administrator' | 'editor' | 'agent' | 'translator'

export interface Login {
  role: string
  email: string
  password: string
}

/** The log-ins of the demo under test, which whoever started it hands over. */
export function loginOf(role: StaffRole): Login {
  const logins = JSON.parse(process.env.PERRON_LOGINS ?? '[]') as Login[]
  const login = logins.find((each) => each.role === role)
  if (!login)
    throw new Error(`PERRON_LOGINS names no ${role}: give [{"role", "email", "password"}] of this demo.`)
  return login
}

export type StudioDocument = Record<string, unknown> & { id: string }

interface StudioAnswer {
  status: number
  body: Record<string, unknown>
}

const attempts = 3

async function sessionCookie({ email, password }: Login): Promise<string> {
  const response = await fetch(`${siteUrl}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('perron-token='))
  if (!cookie) throw new Error(`${email} cannot sign in: ${response.status} ${await response.text()}`)
  return cookie.split(';')[0] ?? ''
}

/** A signed-in member of staff who works through the REST API, as the studio does. */
export class StudioSession {
  private constructor(
    private readonly login: Login,
    private cookie: string,
  ) {}

  static async of(role: StaffRole): Promise<StudioSession> {
    const login = loginOf(role)
    return new StudioSession(login, await sessionCookie(login))
  }

  private async send(method: string, path: string, data?: unknown): Promise<StudioAnswer> {
    const response = await fetch(`${siteUrl}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.cookie, origin: siteUrl },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } }
  }

  /** Two log-ins of one person at the same moment may lose one of the sessions: then it signs in again. */
  private async isSignedIn(): Promise<boolean> {
    const { body } = await this.send('GET', '/users/me/')
    return Boolean(body.user)
  }

  private async ask(method: string, path: string, data?: unknown): Promise<Record<string, unknown>> {
    for (let attempt = 1; ; attempt += 1) {
      const { status, body } = await this.send(method, path, data)
      if (status < 300) return body
      if (attempt === attempts || (await this.isSignedIn()))
        throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body).slice(0, 500)}`)
      this.cookie = await sessionCookie(this.login)
    }
  }

  async find(path: string): Promise<StudioDocument[]> {
    return (await this.ask('GET', path)).docs as StudioDocument[]
  }

  async read(path: string): Promise<StudioDocument> {
    return (await this.ask('GET', path)) as StudioDocument
  }

  async create(path: string, data: unknown): Promise<StudioDocument> {
    return (await this.ask('POST', path, data)).doc as StudioDocument
  }

  async update(path: string, data: unknown): Promise<StudioDocument> {
    return (await this.ask('PATCH', path, data)).doc as StudioDocument
  }

  async remove(path: string): Promise<void> {
    await this.ask('DELETE', path)
  }
}
