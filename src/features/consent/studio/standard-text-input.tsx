'use client'

import { TextareaField, TextField, useLocale } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'

import { toLocale, type Localized } from '@/lib/i18n/locales'

type StandardTextInputProps = Pick<
  TextFieldClientProps,
  'path' | 'permissions' | 'readOnly' | 'schemaPath'
> & {
  field: TextFieldClientProps['field'] | TextareaFieldClientProps['field']
  standard: Localized
}

/** Payload's own field with the standard text of the language being edited as its placeholder. */
export function StandardTextInput({ field, standard, ...props }: StandardTextInputProps) {
  const { code } = useLocale()
  const placeholder = standard[toLocale(code)]
  const admin = { ...field.admin, placeholder }
  return field.type === 'textarea' ? (
    <TextareaField {...props} field={{ ...field, admin } as TextareaFieldClientProps['field']} />
  ) : (
    <TextField {...props} field={{ ...field, admin } as TextFieldClientProps['field']} />
  )
}
