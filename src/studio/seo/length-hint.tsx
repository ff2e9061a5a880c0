'use client'

import './seo.css'

import { useFormFields } from '@payloadcms/ui'

import { goodLengths, lengthOf, lengthState } from '@/lib/seo/text-length'

import { useStudioText } from '../use-studio-text'

import { lengthTexts } from './seo-texts'

/** Below a text for search engines: how long it is, and whether that is good. */
export function LengthHint({ path }: { path: string }) {
  const t = useStudioText()
  const text = useFormFields(([fields]) => String(fields[path]?.value ?? ''))
  const kind = path.endsWith('Title') ? 'title' : 'description'
  const state = lengthState(text, kind)
  return (
    <p className={`studio-seo__length studio-seo__length--${state}`}>
      {t(lengthTexts[state], { length: lengthOf(text), ...goodLengths[kind] })}
    </p>
  )
}
