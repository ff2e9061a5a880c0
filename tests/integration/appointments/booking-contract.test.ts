import { bookingContract } from '../../contract/booking-contract'
import { makePayload } from '../../support/make-payload'

bookingContract('SQLite', makePayload)
