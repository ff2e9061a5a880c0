import { notFound } from 'next/navigation'

interface GalleryPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Every block with its example, for those who build blocks. It exists only during development. */
export default async function GalleryPage({ searchParams }: GalleryPageProps) {
  // Next replaces this expression at build time, so that the production build does not contain the gallery.
  // oxlint-disable-next-line no-restricted-properties
  if (process.env.NODE_ENV === 'development') {
    const { BlockGallery } = await import('./block-gallery')
    return <BlockGallery query={await searchParams} />
  }
  notFound()
}
