import '@/features/submissions/ui/form.css'

import type { ReactNode } from 'react'

import type { Translator } from '@/lib/i18n/translator'

import type { LoginState } from '../model/login-state'
import { loginErrors } from './login-errors'
import { LoginProblemBox } from './login-problem'

interface LoginShellProps {
  formId: string
  /** Path that the form is sent to. */
  action: string
  label: string
  state: LoginState
  t: Translator
  /** Fields and buttons. @param errors of the fields in words */
  children: (errors: ReturnType<typeof loginErrors>) => ReactNode
}

/** A plain form of the log-in, which needs no script: first why it was refused, then its fields. */
export function LoginShell({ formId, action, label, state, t, children }: LoginShellProps) {
  const errors = loginErrors(state.errors, t)
  return (
    <form id={formId} method="post" action={action} aria-label={label} className="form-view mt-8 max-w-md">
      <LoginProblemBox formId={formId} state={state} errors={errors} t={t} />
      {children(errors)}
    </form>
  )
}

/** What happened, above a form. */
export const LoginNotice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="mt-8 max-w-2xl border-l-3 border-accent bg-mist px-5 py-4">
    {children}
  </p>
)
