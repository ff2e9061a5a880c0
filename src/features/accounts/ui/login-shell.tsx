import type { ReactNode } from 'react'

import '@/features/submissions/ui/form.css'
import type { Translator } from '@/lib/i18n/translator'
import { fieldId } from '@/features/submissions/ui/field-ids'

import type { LoginState, LoginProblem } from '../model/login-state'
import { loginErrors } from './login-errors'

interface Words {
  title: string
  text: string
}

/** What is said about a form that was refused as a whole. */
const problemWords = (t: Translator, problem: LoginProblem, minutes = 1): Words => ({
  title: t(`login.problem.${problem}.title`),
  text:
    problem === 'tooMany' ? t('login.problem.tooMany.text', { minutes }) : t(`login.problem.${problem}.text`),
})

interface LoginProblemProps {
  formId: string
  state: LoginState
  /** Errors of fields in words, by name. */
  errors: Readonly<Record<string, string | undefined>>
  t: Translator
}

/** Why the form was refused, above it; nothing at first. */
function LoginProblemBox({ formId, state: { problem, minutes }, errors, t }: LoginProblemProps) {
  const fields = Object.entries(errors).filter(([, error]) => error)
  if (!problem && fields.length === 0) return null
  const words = problem ? problemWords(t, problem, minutes) : { title: t('formView.summaryTitle'), text: '' }
  return (
    // Without JavaScript the page scrolls to this element.
    <div id={fieldId(formId, 'summary')} role="alert" tabIndex={-1} autoFocus className="form-summary">
      <p className="font-display text-card font-semibold">{words.title}</p>
      {words.text && <p>{words.text}</p>}
      <ul>
        {fields.map(([name, error]) => (
          <li key={name}>
            <a href={`#${fieldId(formId, name)}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

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
