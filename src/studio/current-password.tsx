'use client'

import type { TextFieldClientComponent } from 'payload'
import { PasswordField, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Asks for the current password while an account changes its own password or e-mail address. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const isChanging = useFormFields(
    ([{ password, email }]) => password !== undefined || (email && email.value !== email.initialValue),
  )
  if (!isChanging || id !== user?.id) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label ?? field.name, required: true }}
      path={path}
    />
  )
}
