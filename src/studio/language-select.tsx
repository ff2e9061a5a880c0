'use client'

import { useMemo } from 'react'

import { SelectField, useField } from '@payloadcms/ui'
import type { Option, SelectFieldClientComponent, SelectFieldClientProps } from 'payload'

import { useEnabledLanguages } from './use-enabled-languages'
import { useSiteLanguages } from './use-site-languages'

const valueOf = (option: Option): string => (typeof option === 'string' ? option : option.value)

/** The options of a select of languages: those that are on, and what the document already says. */
export const offeredLanguages = (
  options: readonly Option[],
  languages: readonly string[],
  stored: unknown,
): Option[] =>
  options.filter((option) => languages.includes(valueOf(option)) || [stored].flat().includes(valueOf(option)))

function Languages({ languages, ...props }: SelectFieldClientProps & { languages: readonly string[] }) {
  const { initialValue } = useField({ potentiallyStalePath: props.path })
  const { field } = props
  // Payload checks the value again with each new list.
  const offered = useMemo(
    () => ({ ...field, options: offeredLanguages(field.options, languages, initialValue) }),
    [field, languages, initialValue],
  )
  return <SelectField {...props} field={offered} />
}

/** Offers the languages that are on in the settings of the site. */
export const LanguageSelect: SelectFieldClientComponent = (props) => (
  <Languages {...props} languages={useEnabledLanguages()} />
)

/** Offers the languages that the studio writes in. */
export const WrittenLanguageSelect: SelectFieldClientComponent = (props) => (
  <Languages {...props} languages={useSiteLanguages()} />
)
