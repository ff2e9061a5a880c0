'use client'

import { useFormFields } from '@payloadcms/ui'

import { goodLengths, lengthOf, lengthState, type LengthState } from '@/features/seo/model/text-length'

import { useStudioText } from '@/studio/use-studio-text'

const tones: Partial<Record<LengthState, 'good' | 'warn'>> = { good: 'good', long: 'warn' }

/** Below an SEO text: its length and rating. */
export function LengthHint({ path }: { path: string }) {
  const t = useStudioText()
  const text = useFormFields(([fields]) => String(fields[path]?.value ?? ''))
  const kind = path.endsWith('Title') ? 'title' : 'description'
  const state = lengthState(text, kind)
  return (
    <p className="studio-small studio-tone" data-tone={tones[state]}>
      {t(`seo.length.${state}`, { length: lengthOf(text), ...goodLengths[kind] })}
    </p>
  )
}
