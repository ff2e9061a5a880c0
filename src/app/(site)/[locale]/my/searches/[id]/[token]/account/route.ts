import { leadToSearches, mailSignUpPost } from '@/features/accounts/pages/private-searches-routes'

export const GET = leadToSearches

export const POST = mailSignUpPost
