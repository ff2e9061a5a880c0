'use client'

import { FieldError, TextInput, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'

import type { GlossaryTranslations } from '@/features/translation/model/glossary'
import { localeNames } from '@/lib/i18n/locales'
import { useSiteLanguages } from '@/studio/use-site-languages'

/** A word of the glossary: an input for each language of the site, side by side. */
export const GlossaryWordInput: JSONFieldClientComponent = ({ path, readOnly }) => {
  const languages = useSiteLanguages()
  const { value, setValue, showError } = useField<GlossaryTranslations>({ path })
  return (
    <div className="field-type studio-grid studio-grid--narrow">
      <FieldError path={path} showError={showError} />
      {languages.map((locale) => (
        <div key={locale} lang={locale}>
          <TextInput
            path={`${path}.${locale}`}
            label={localeNames[locale]}
            value={value?.[locale] ?? ''}
            readOnly={readOnly ?? false}
            onChange={(event: { target: { value: string } }) =>
              setValue({ ...value, [locale]: event.target.value })
            }
          />
        </div>
      ))}
    </div>
  )
}
