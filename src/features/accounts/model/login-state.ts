import { z } from 'zod'

/** Why a form of the log-in was refused as a whole, with the status of the answer. */
export const loginStatuses = {
  failed: 401,
  foreign: 403,
  linkEnded: 410,
  tooLarge: 413,
  tooMany: 429,
  /** As the one below, of a form that asks for an e-mail. */
  mailNotSent: 503,
  unavailable: 503,
} as const
export type LoginProblem = keyof typeof loginStatuses

/** Why a field was refused: keys of texts. */
const fieldErrors = {
  email: z.enum(['required', 'email']),
  password: z.enum(['required', 'tooShort', 'tooLong', 'guessable']),
  repeat: z.enum(['differs']),
  /** The present password, beside a new one or before a deletion. */
  current: z.enum(['required', 'wrong']),
  /** Whether searches go with the account. */
  searches: z.enum(['required']),
}

const stateSchema = z.object({
  /** The second form of a page that has two; left out for the other. */
  form: z.enum(['searchesLink']).optional(),
  problem: z.enum(Object.keys(loginStatuses) as [LoginProblem, ...LoginProblem[]]).optional(),
  /** Minutes to wait after too many tries. */
  minutes: z.number().optional(),
  /** As typed; a password is never shown again. */
  email: z.string().default(''),
  /** What becomes of the searches of a deleted account, as chosen. */
  searches: z.enum(['keep', 'delete']).optional(),
  errors: z
    .object({
      email: fieldErrors.email.optional(),
      password: fieldErrors.password.optional(),
      repeat: fieldErrors.repeat.optional(),
      current: fieldErrors.current.optional(),
      searches: fieldErrors.searches.optional(),
    })
    .default({}),
})

/** What a page of the log-in shows of a refused form. */
export type LoginState = z.infer<typeof stateSchema>

export const emptyLogin: LoginState = { email: '', errors: {} }

/** The status of the page that shows a refused form. */
export const loginStatus = ({ problem }: LoginState): number => (problem ? loginStatuses[problem] : 422)

/**
 * The header with which this process asks itself for the page of a refused form. The HTTP server removes headers with
 * this prefix from requests of clients.
 */
export const loginStateHeader = 'x-perron-login'

export const writeLoginState = (state: LoginState): string => encodeURIComponent(JSON.stringify(state))

/** The state in the header; the empty one without it. */
export function readLoginState(header: string | null): LoginState {
  if (header === null) return emptyLogin
  return stateSchema.parse(JSON.parse(decodeURIComponent(header)))
}
