'use client'

import type { TextFieldClientComponent } from 'payload'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'

import { contrastRatio, isHexColour, minTextContrast } from '@/lib/values/contrast'

import { useStudioText } from './use-studio-text'
import { fieldAnchor } from './payload-elements'
import './colour-input.css'

interface ContrastProps {
  colour: string
  /** The ground of pages, for a colour that words have there. */
  ground?: string | undefined
}

/** Whether the colour can be read on the pages, and white and dark words on the colour. */
function Contrast({ colour, ground }: ContrastProps) {
  const t = useStudioText()
  const samples = [
    ...(ground ? [{ name: 'onPages', background: ground, words: colour } as const] : []),
    { name: 'white', background: colour, words: '#ffffff' } as const,
    { name: 'dark', background: colour, words: '#0f1a24' } as const,
  ]
  return (
    <ul className="studio-list studio-row">
      {samples.map(({ name, background, words }) => {
        const ratio = contrastRatio(background, words)
        const isReadable = ratio >= minTextContrast
        return (
          <li key={name} className="studio-small studio-tone" data-tone={isReadable ? undefined : 'warn'}>
            <span aria-hidden style={{ background, color: words }} className="studio-colour__sample">
              Aa
            </span>
            {t(`fields.contrast.${name}`, {
              ratio: Math.floor(ratio * 10) / 10,
              verdict: t(isReadable ? 'fields.contrast.readable' : 'fields.contrast.tooWeak'),
            })}
          </li>
        )
      })}
    </ul>
  )
}

/** A colour: chosen from a palette or typed as `#rrggbb`, with the contrast of words on it. */
export const ColourInput: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const t = useStudioText()
  const { value, setValue, showError, disabled } = useField<string>({ path })
  const { label, required, admin: { description, placeholder, custom } = {} } = field
  const isClosed = readOnly || disabled
  const colour = isHexColour(value) ? value : null
  const id = fieldAnchor(path)
  return (
    <div className={`field-type text studio-colour${showError ? ' error' : ''}`}>
      <FieldLabel label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="studio-row studio-colour__inputs">
          <input
            type="color"
            className="studio-control"
            aria-label={t('fields.contrast.palette')}
            value={colour ?? '#ffffff'}
            disabled={isClosed}
            onChange={({ target }) => setValue(target.value)}
          />
          <input
            id={id}
            name={path}
            type="text"
            value={value ?? ''}
            placeholder={typeof placeholder === 'string' ? placeholder : ''}
            maxLength={7}
            spellCheck={false}
            disabled={isClosed}
            onChange={({ target }) => setValue(target.value)}
          />
        </div>
      </div>
      {colour && (
        <Contrast colour={colour} ground={isHexColour(custom?.ground) ? custom.ground : undefined} />
      )}
      <FieldDescription description={description} path={path} />
    </div>
  )
}
