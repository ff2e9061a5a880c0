import { leadToSearches, mailSignUpPost } from '@/app/(site)/_views/private-searches-routes'

export const GET = leadToSearches

export const POST = mailSignUpPost
