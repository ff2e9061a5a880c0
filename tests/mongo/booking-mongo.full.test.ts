import { bookingContract } from '../contract/booking-contract'

import { makeOwnMongo } from './own-database'

bookingContract('MongoDB', makeOwnMongo)
