'use client'

import { useState } from 'react'

import { EmailField, Form, FormSubmit, Link, PasswordField, useTranslation } from '@payloadcms/ui'
import { email as isEmail } from 'payload/shared'

import { useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { Notice } from '@/studio/ui/parts'

interface PasswordStepProps {
  /** Of the account that has to sign in again; it cannot be changed then, and no link leaves the page. */
  email?: string | undefined
  onAnswer: (answer: unknown) => void
}

const stateOf = (email: string | undefined) => ({
  email: email === undefined ? { valid: true } : { valid: true, value: email, initialValue: email },
  password: { valid: true },
})

/** E-mail address and password, with the reason of a refusal below them. */
export function PasswordStep({ email, onAnswer }: PasswordStepProps) {
  const { i18n } = useTranslation()
  const t = useStudioText()
  const { request, isBusy } = useStudioRequest()
  const [problem, setProblem] = useState<string | null>(null)
  const [initialState] = useState(() => stateOf(email))
  const isAgain = email !== undefined
  const send = async ({ email: given, password }: Record<string, unknown>) => {
    setProblem(null)
    const answer = await request('users/login', { body: { email: given, password } })
    if (answer.isOk) onAnswer(answer.data)
    else setProblem(answer.message ?? t('signIn.failed'))
  }
  return (
    <Form
      className="login__form"
      initialState={initialState}
      // Before the scripts work, the browser itself sends the form: never in a URL.
      method="POST"
      onSubmit={(_, data) => void send(data)}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: i18n.t('general:email'),
            required: true,
          }}
          path="email"
          readOnly={isAgain}
          validate={isEmail}
        />
        <PasswordField
          field={{ name: 'password', label: i18n.t('general:password'), required: true }}
          path="password"
        />
      </div>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <Link href="/admin/forgot" prefetch={false} {...(isAgain && { target: '_blank' })}>
        {i18n.t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit disabled={isBusy} size="large">
        {i18n.t('authentication:login')}
      </FormSubmit>
    </Form>
  )
}
