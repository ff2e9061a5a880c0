'use client'

import './finding.css'

import { useField } from '@payloadcms/ui'
import { useState } from 'react'

import { late } from '@/studio/late'
import { useStudioText } from '@/studio/use-studio-text'

const FindDialog = late(async () => (await import('./search-dialog')).FindDialog)

/** Below the address of a link: chooses a page, property, article, project or file by its title. */
export function LinkPicker({ path }: { path: string }) {
  const t = useStudioText()
  const { setValue, disabled } = useField<string>({ path })
  const [isOpen, setOpen] = useState(false)
  if (disabled) return null
  return (
    <>
      <button
        type="button"
        className="studio-link finding-picker"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('finding.links.choose')}
      </button>
      {isOpen && (
        <FindDialog
          source="link-targets"
          label={t('finding.links.choose')}
          placeholder={t('finding.links.placeholder')}
          onChoose={({ href }) => {
            setValue(href)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
