'use client'

import './studio-search.css'

import { useField } from '@payloadcms/ui'
import { useState } from 'react'

import { lazyPart } from '@/studio/lazy-part'
import { useStudioText } from '@/studio/use-studio-text'

const StudioSearchDialog = lazyPart(async () => (await import('./search-dialog')).StudioSearchDialog)

/** Below the address of a link: chooses a page, property, article, project or file by its title. */
export function LinkPicker({ path }: { path: string }) {
  const t = useStudioText()
  const { setValue, disabled } = useField<string>({ path })
  const [isOpen, setOpen] = useState(false)
  if (disabled) return null
  return (
    <>
      <button type="button" className="studio-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('studioSearch.links.choose')}
      </button>
      {isOpen && (
        <StudioSearchDialog
          source="link-targets"
          label={t('studioSearch.links.choose')}
          placeholder={t('studioSearch.links.placeholder')}
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
