import type { TextareaFieldServerProps, TextFieldServerProps } from 'payload'

import { standardTextAt } from '@/features/consent/model/consent-texts'
import { localized } from '@/lib/i18n/locales'

import { StandardTextInput } from './standard-text-input'
import { standardTextsOfAll } from './standard-texts'

/** A text of the consent question with the standard text as placeholder. */
export async function StandardText(props: TextFieldServerProps | TextareaFieldServerProps) {
  const { clientField, path, permissions, readOnly, schemaPath } = props
  const all = await standardTextsOfAll()
  return (
    <StandardTextInput
      field={clientField}
      path={path}
      permissions={permissions}
      readOnly={readOnly ?? false}
      schemaPath={schemaPath}
      standard={localized((locale) => standardTextAt(all[locale], path))}
    />
  )
}
