import { fieldId } from '@/features/submissions/ui/field-ids'
import type { Translator } from '@/lib/i18n/translator'

import type { LoginProblem, LoginState } from '../model/login-state'

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
export function LoginProblemBox({ formId, state: { problem, minutes }, errors, t }: LoginProblemProps) {
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
