'use client'

import { TextareaField, TextField, useLocale } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'

import { isLocale, sourceLocale, type Localized } from '@/lib/i18n/locales'

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
  const placeholder = standard[isLocale(code) ? code : sourceLocale]
  const admin = { ...field.admin, placeholder }
  return field.type === 'textarea' ? (
    <TextareaField {...props} field={{ ...field, admin } as TextareaFieldClientProps['field']} />
  ) : (
    <TextField {...props} field={{ ...field, admin } as TextFieldClientProps['field']} />
  )
}
