import { signedLinkFile } from '@/lib/http/signed-link-file'
import { offerFile } from '@/features/offers/pages/offer-file'

/** The document of the offer as a file. */
export const GET = signedLinkFile('offer', ({ id }) => offerFile(id))
