/** Whether accounts of a role have a second factor: not at all, those who want one, or all. */
export const secondFactorModes = ['off', 'offered', 'required'] as const
export type SecondFactorMode = (typeof secondFactorModes)[number]

/** Roles of staff, as `lib/payload/access.ts` lists them; the settings have a field for each. */
type Role = 'administrator' | 'editor' | 'agent' | 'translator'

export const secondFactorDefaults: Readonly<Record<Role, SecondFactorMode>> = {
  administrator: 'required',
  editor: 'offered',
  agent: 'offered',
  translator: 'offered',
}

/** What follows the right password: the session, the question for the second factor, or its enrolment. */
export type LogInStep = 'session' | 'verify' | 'enrol'

export function logInStep(mode: SecondFactorMode, hasFactor: boolean): LogInStep {
  if (mode === 'off') return 'session'
  if (hasFactor) return 'verify'
  return mode === 'required' ? 'enrol' : 'session'
}
