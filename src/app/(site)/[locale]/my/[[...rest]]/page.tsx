import { ExpiredLink } from '@/features/shell/pages/private-page'

interface NoticeProps {
  searchParams: Promise<{ reason?: unknown }>
}

/**
 * The notice of a link that shows nothing. The proxy requests it and answers with it; editors cannot create pages below
 * `my`.
 */
export default async function MyNothing({ searchParams }: NoticeProps) {
  const { reason } = await searchParams
  return <ExpiredLink reason={reason === 'tooMany' ? 'tooMany' : 'gone'} />
}
