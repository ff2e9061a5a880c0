'use client'

import { useEffect } from 'react'

import { useDocumentDrawer } from '@payloadcms/ui'

interface PictureEditorProps {
  id: string
  onSaved: (id: string) => void
}

/** The form of one picture beside the one that shows it; opens when it is put on the page. */
export function PictureEditor({ id, onSaved }: PictureEditorProps) {
  const [DocumentDrawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'media', id })
  useEffect(() => {
    openDrawer()
    // Once: what opens it changes with every step of the drawer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <DocumentDrawer
      onSave={() => {
        onSaved(id)
        closeDrawer()
      }}
    />
  )
}
