// Generated from contracts/mall.yaml by `npm run generate`. Edit the contract, not this file.

export interface paths {
    "/ommall/srvmall/services/display/{displayNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The goods of one display
         * @description What the mall shows in the display of that number, in the editors' order; the website's mall is display 11. Goods off sale stay listed with `isOnSale` false while the editors keep them. An unknown display is refused with 404. Names come in the language of Accept-Language.
         */
        get: operations["listDisplayedServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/services/{serviceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One service with its versions
         * @description Everything the goods page shows before a choice is made: pictures, versions with what they include, discounts for years, and the rules. An unknown service is refused with 404. For an agent whose ordering is open, versions carry the settlement price.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/services/introduce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The long introduction of one service
         * @description The editors' text of the goods page as HTML. A service without one, or an unknown service, is refused with 404.
         */
        get: operations["getServiceIntroduction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/services/{serviceNumber}/skuprices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices of every version, and of one choice line by line
         * @description Year prices of all versions of the service with what a store or user more costs. With `productNo` it also prices that choice: every line, the discount for the years and the best coupon (of the user, or for visitors one that everybody may take). Years beyond the last discount listed keep that discount. More stores than the version admits are refused as invalid `stores`; a product of another service is refused with 60002.
         */
        get: operations["listSkuPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/services/sku/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many days a product runs
         * @description Days of service a product gives, and from when to when. With a licence it begins the day after that licence ends (today when it has ended already), otherwise today; the last day counts whole. A user's licence needs the log-in of that user: another's or an unknown one is refused with 404.
         */
        get: operations["getSkuDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/checkuseriscanbuywdh5onemonth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the user may buy the online shop for one month
         * @description The one-month online shop (微店H5一个月) is sold once to an account that never paid for the online shop. Asked by the mall and by the activity pages. Not being allowed is an answer with the reason, not a refusal.
         */
        get: operations["checkOneMonthShopPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/limitbuy/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the purchase limit leaves room for a quantity
         * @description Some products are sold only so many times to one account. Answers the limit, what was bought (unpaid orders count) and what is left; too many is an answer with the reason, not a refusal. An unknown product is refused with 60002.
         */
        get: operations["verifyPurchaseLimit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/role/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the user's role may order a product
         * @description Customers order for themselves. Agents order at the agreed settlement price once the channel manager opened ordering; before that they may not, and promoters may not order for others at all. Not being allowed is an answer with the reason and whom to ask. An unknown product is refused with 60002.
         */
        get: operations["verifyOrderRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/license/day/remaining": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days licences have left, and what an upgrade would cost today
         * @description All licences of the user, or one of them: last day, days left (0 on the last day, negative after it) and the difference an upgrade would cost today. In the order of the last day, bought for good last. Shops and usage stand in `license/info`. A licence of somebody else or an unknown one is refused with 404.
         */
        get: operations["listLicenceDaysRemaining"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/license/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upgrade a licence from standard to professional
         * @description Makes the unpaid order for the difference of the days left and answers it line by line; allowed at any time while the licence runs. With `isPreview` it only computes. The same licence asked again while its upgrade order is unpaid answers that order, so repeating makes nothing twice. Professional is usable only after the order is paid (`isUsable`); the last day stays the same. The difference is (professional − standard year price) / 365 × whole days left, rounded half up once, less the same share of users bought before that professional includes, never below 0; lines add up to it. Refused with 60040 when the licence is professional already, 60041 when it has ended (renew it instead), 60042 when it is bought for good or its service has no levels; 404 for somebody else's.
         */
        post: operations["upgradeLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/bankacct/zhj/sendmsg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the account for a bank transfer by SMS
         * @description Sends account number, amount and the reference to write on the transfer to a phone, once the characters of the picture are right. A picture serves one try. Refused with 60030 when the characters are wrong (an empty `captcha` is invalid with `captcha.empty`), 60031 when the message could not be sent, 60010 to 60013 when the order can no longer be paid, 404 for an unknown order, 429 after three messages within three minutes.
         */
        post: operations["sendBankTransferMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/contactor/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact persons for orders
         * @description The user's contact persons, the default first, then the newest.
         */
        get: operations["listOrderContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/contactor/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a contact person
         * @description Replaces everything about a contact person; what is left out becomes empty. Orders made before keep what they were made with. Setting `isDefault` takes it from the one before. Refused with 404 for an unknown or somebody else's contact person, 409 when another one has this name and phone.
         */
        post: operations["updateOrderContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/contactor/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a contact person
         * @description The first one becomes the default. Refused with 409 when one has this name and phone already, 60060 past 50 contact persons. The same Idempotency-Key with the same contact person answers with the one added before, with another one it is refused with 409.
         */
        post: operations["addOrderContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a service, a renewal or more users
         * @description Makes an unpaid order at the server's prices and holds its coupon. `kind` says which: `buy` a new licence, `renew` more years of a licence, `addUsers` more users of a licence until its last day. The order must be paid by `unpaidDeadline` (30 minutes), afterwards it expires and its coupon is free again; an order of 0.00 is paid at once. The same Idempotency-Key with the same body answers the order made first; with another body it is refused with 409. Refused with 60001 when the user may not buy this (limit, role), 60002 when the product is unknown, off sale or of another service, 60003 when the coupon cannot be used, 60041 to 60043 when the licence cannot be renewed or extended so, 404 for an unknown licence, contact person, coupon or invoice title. Stores beyond what the version admits are invalid `stores`. Upgrades are ordered by `license/upgrade`.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/payment/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be paid for an order, and how
         * @description Amount, deadline, the ways to pay in the order to offer them, and the newest payment of the order with its state, so that a page opened again goes on where it was. An order already paid answers too, without ways to pay. Refused with 404 for an unknown or somebody else's order.
         */
        get: operations["getPaymentOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to pay an order
         * @description Begins a payment and answers what its way needs (`payload`). 26 and 30 need the `openid` of the payer unless the account's own is known (`payment/wx/openid/verify`), except 30 inside the product's own app; 37 takes the page to come back to (`returnUrl`); 36, 38 (QR code scanned by a phone) and 39 (bank transfer) need nothing. That the call succeeds does not mean paid: only the order says so. A payment begun before is closed first; when its outcome is not known yet, 60021 refuses the new one, lest it be paid twice. An Idempotency-Key that was used before answers with the payment it began, as it is by then; with another body 409. Refused with 60010 to 60013 when the order is not unpaid, 60020 when the payment service said no, 60001 when this user may not pay this way, 60022 when the openid is missing, 404 for an unknown or somebody else's order.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/invoice/{userId}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a title into the invoice title book
         * @description Adds a title, or replaces the one whose `titleId` is given. Invoices requested before keep the title they were requested with. Refused with 403 for another user's book, 404 for an unknown title, 409 when the book has this title and tax number already, 60061 past 50 titles. The same Idempotency-Key with the same title answers with the one saved before, with another title it is refused with 409.
         */
        post: operations["saveInvoiceTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/invoice/{userId}/{productNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles and invoices of a user for one product
         * @description The titles that can be used for the wanted medium and type, the default first, and the invoices made for orders of the product, newest first. Personal titles are left out for special invoices. Without `mediaType` or `invoicetype` every medium or type is taken. Refused with 403 for another user's book, 60002 for an unknown product.
         */
        get: operations["getInvoiceBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/coupon/couponuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons of the user, for an order or all
         * @description With `productNo` the coupons are judged against that choice: those usable first, the most saving of them marked `isBest` (of equals the one that ends first), the others after them with the reason. Without it usable means valid now, and the one ending first comes first. An unknown product is refused with 60002.
         */
        get: operations["listUserCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price a choice and say whether it can be ordered
         * @description What `order` would make of this choice now: lines, coupon, amount to pay, from when to when it runs, and every reason why it could not be ordered. With `srvId` it is priced as a renewal of that licence. Without `couponId` the best coupon is taken; 0 takes none. An unpaid order of the same product is a warning, not a reason. Refused with 60002 for an unknown product, 404 for an unknown licence or coupon of the user.
         */
        get: operations["checkOrderSelection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/{orderRef}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order by its number
         * @description The whole order with what happened to it and the state of its newest payment; this is what says paid. Cheap enough to be asked every two seconds while a payment is being confirmed; never cached. Refused with 404 for an unknown or somebody else's order.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        /**
         * Cancel an unpaid order by its id
         * @description Cancels an order that is not paid, frees its coupon and closes its payment; the order stays readable as cancelled. Refused with 60010 when it is paid (ask for a refund instead), 60011 when it is cancelled already, 60012 when it has expired, 60013 when it is being refunded, 60021 when a payment of it is being confirmed, 403 when `userId` is not the logged-in user, 404 for an unknown or somebody else's order.
         */
        delete: operations["cancelOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/addinvoice/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the invoice of an order
         * @description Requests an invoice over what was paid. While an invoice is `reissuing`, sends the details of the new one. Refused with 60050 when the order is not paid, 60051 when it has an invoice already, 60052 when there is nothing to invoice (0.00 or refunded), 60053 when the title does not fit the type (a person cannot have a special invoice), 60055 when this variant makes no such invoice (paper and special ones are for China), 409 when the Idempotency-Key was used with another body, 404 for an unknown order or title.
         */
        post: operations["requestInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/reinvoice/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invoice back to change or reissue it
         * @description A requested or failed one is removed, so that it can be requested anew with other details. An issued one is voided and becomes `reissuing` until `addinvoice` sends the details of the new one. Refused with 60054 when it is being reissued or was reissued once, 404 for an unknown, removed or somebody else's invoice.
         */
        delete: operations["cancelInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/payment/wx/openid/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the messenger's openid of the user is known
         * @description A payment in the messenger needs the openid of the payer. False means that the messenger's authorisation has to be asked for first.
         */
        get: operations["checkOpenid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/license/renew/expiredate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Until when a licence would run after renewal
         * @description The new last day, counted from the day after the present one, or from today when the licence has ended. Refused with 60042 when the licence is bought for good, 404 for an unknown or somebody else's.
         */
        get: operations["getRenewalExpiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/wechat/openid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange the messenger's code for an openid
         * @description Exchanges the code of the messenger's authorisation, once; for a logged-in user the openid is kept with the account. A GET that changes something (the code is used up); never cache, prefetch or retry it. Refused with 60070 when the code is unknown, used or too old.
         */
        get: operations["exchangeOpenid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/adduseraccount/durationandprice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What more users cost until the licence ends
         * @description Users more × year price of a user / 365 × whole days left, rounded half up once; line by line. Refused with 60041 when the licence has ended, 60043 when it cannot have more users, 404 for an unknown or somebody else's.
         */
        get: operations["previewUserAddition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many orders there are in each state
         * @description Counts over all orders of the user; `all` is their sum. The tab of settled orders adds `paid` and `activated`.
         */
        get: operations["getOrderCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/order/pagelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of the user, page by page
         * @description Newest first unless `sort` says otherwise. Several states may be asked for at once (`state=paid&state=activated`); the keyword is looked for in order number, title and contact. A page past the end is empty. `paidTotal` sums what was paid over all pages of the answer.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description This user may not buy or pay this (没有购买或支付资格). */
        NotEligible: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 60001;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "pay.notEligible";
        };
        /** @description The service or product does not exist or is off sale (所选服务不存在或已下架). */
        ServiceUnknown: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 60002;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "service.unknown";
        };
        /** @description The coupon cannot be used for this order (优惠券不能用在这单上); `couponuser` gives the reason. */
        CouponRefused: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 60003;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description The order is not unpaid any more (订单不在待付款状态). */
        OrderClosed: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @description 60010: paid 已付款. 60011: cancelled 已取消. 60012: expired 已超时. 60013: refunding or refunded 退款中或已退款.
             * @enum {integer}
             */
            errcode: 60010 | 60011 | 60012 | 60013;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description The payment service refused to begin (支付失败); nothing was taken. */
        PaymentFailed: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 60020;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "pay.failed";
        };
        /** @description A payment of this order is still being confirmed (付款正在确认); paying again could pay twice. */
        PaymentPending: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 60021;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description This way to pay needs the openid of the payer (缺少付款人的openid). */
        OpenidMissing: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 60022;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description The characters of the picture are wrong or the picture was used (图形验证码错误或已用过). */
        CaptchaRefused: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 60030;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "code.error";
        };
        /** @description The message could not be sent (短信发送失败). */
        SmsRefused: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 60031;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "sms.failed";
        };
        /** @description The licence does not allow this (许可不支持这个操作). */
        LicenceRefused: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @description 60040: professional already 已是专业版. 60041: ended, renew first 已到期，先续费. 60042: bought for good, or a service without levels 买断或不分版本. 60043: it cannot have more users 不能再加用户.
             * @enum {integer}
             */
            errcode: 60040 | 60041 | 60042 | 60043;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description No invoice can be made or taken back so (发票不能这样开或退). */
        InvoiceRefused: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @description 60050: the order is not paid 订单未付款. 60051: it has an invoice 已开过发票. 60052: nothing to invoice 没有可开票金额. 60053: the title does not fit the type 抬头与发票类型不符. 60054: cannot be taken back any more 不能再退. 60055: not made in this variant 不开这种发票.
             * @enum {integer}
             */
            errcode: 60050 | 60051 | 60052 | 60053 | 60054 | 60055;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description There are as many entries as a user may have (已达上限). */
        BookFull: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @description 60060: 50 contact persons 联系人已满. 60061: 50 invoice titles 发票抬头已满.
             * @enum {integer}
             */
            errcode: 60060 | 60061;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description The messenger's code is unknown, used or too old (授权码无效、已用过或已过期). */
        AuthorisationRefused: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 60070;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        ServiceCard: {
            serviceNumber: components["schemas"]["ServiceNumber"];
            name: string;
            summary: string;
            picture: components["schemas"]["Address"];
            currency: components["schemas"]["Currency"];
            /** @description Lowest year price. */
            fromPrice: components["schemas"]["Money"];
            /** @description Empty for a service without versions. */
            levels: components["schemas"]["VersionLevel"][];
            tags: string[];
            /** @description False while it is shown but cannot be ordered. */
            isOnSale: boolean;
        };
        ServiceDisplay: {
            /** Format: int32 */
            displayNo: number;
            name: string;
            list: components["schemas"]["ServiceCard"][];
        };
        /** @description One version of a service with what it includes and what more costs a year. */
        Sku: {
            productNo: components["schemas"]["ProductNo"];
            name: string;
            /** @description Null for a service without versions. */
            level: components["schemas"]["VersionLevel"] | null;
            yearPrice: components["schemas"]["Money"];
            /** Format: int32 */
            includedStores: number;
            /** Format: int32 */
            includedUsers: number;
            /** @description Null when stores cannot be added. */
            storeYearPrice: components["schemas"]["Money"] | null;
            /** @description Null when users cannot be added. */
            userYearPrice: components["schemas"]["Money"] | null;
            /** @description Agreed price of an agent whose ordering is open; null for everybody else. */
            settlementYearPrice: components["schemas"]["Money"] | null;
        };
        YearDiscount: {
            /** Format: int32 */
            years: number;
            /**
             * Format: int32
             * @description 10 takes a tenth off (九折).
             */
            percentOff: number;
        };
        ServiceDetail: {
            serviceNumber: components["schemas"]["ServiceNumber"];
            name: string;
            summary: string;
            picture: components["schemas"]["Address"];
            currency: components["schemas"]["Currency"];
            /** @description Lowest year price. */
            fromPrice: components["schemas"]["Money"];
            levels: components["schemas"]["VersionLevel"][];
            tags: string[];
            isOnSale: boolean;
            pictures: components["schemas"]["Address"][];
            skus: components["schemas"]["Sku"][];
            /** @description By years ascending; more years keep the last discount. */
            yearDiscounts: components["schemas"]["YearDiscount"][];
            features: string[];
            refundRule: string;
            /**
             * Format: int32
             * @description Days of free trial; 0 for none.
             */
            trialDays: number;
        };
        ServiceIntroduction: {
            serviceNumber: components["schemas"]["ServiceNumber"];
            title: string;
            content: components["schemas"]["Html"];
            updatedAt: components["schemas"]["Time"];
            lang: components["schemas"]["Locale"];
        };
        /** @description One line of a price with what it is computed from, so that the screen can show the sum behind it. */
        PriceLine: {
            /**
             * @description version: the version 版本. stores: more stores 加店铺. users: more users 加用户. settlement: settlement price of an agent 结算价. promotion: price of a running activity 活动价. yearDiscount: discount for the years 年数折扣. invitation: what an invitation saves on the first purchase 邀请优惠. coupon: coupon 优惠券. professionalRest: professional for the days left 专业版剩余天数. standardCredit: standard already paid for those days 标准版抵扣. userCredit: users bought before that professional includes 用户抵扣. addedUsers: more users for the days left 按剩余天数加用户. A settlement price or a promotion leaves no discount for years, invitation or (unless the activity lets it) coupon beside it.
             * @enum {string}
             */
            kind: "version" | "stores" | "users" | "settlement" | "promotion" | "yearDiscount" | "invitation" | "coupon" | "professionalRest" | "standardCredit" | "userCredit" | "addedUsers";
            /** @description In the language of Accept-Language. */
            name: string;
            /** @description Price of one for one year. */
            unitPrice?: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description How many; licences × users or stores.
             */
            count?: number;
            /** Format: int32 */
            years?: number;
            /**
             * Format: int32
             * @description Whole days counted, of 365 a year.
             */
            days?: number;
            /** @description What a percentage is taken of. */
            base?: components["schemas"]["Money"];
            /** Format: int32 */
            percentOff?: number;
            /** @description Negative for what is taken off. */
            amount: components["schemas"]["SignedMoney"];
        };
        /** @description A price line by line. finalAmount = sum of the lines = originalPrice − discountAmount − couponAmount; price = originalPrice − discountAmount. Each line is rounded half up to 0.01, and the last line taken off so that they add up. */
        PriceQuote: {
            lines: components["schemas"]["PriceLine"][];
            originalPrice: components["schemas"]["Money"];
            price: components["schemas"]["Money"];
            discountAmount: components["schemas"]["Money"];
            couponAmount: components["schemas"]["Money"];
            /** @description To be paid. */
            finalAmount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description finalAmount a day: by 365 days a year, or by the days left. */
            dayPrice: components["schemas"]["Money"];
            asOf: components["schemas"]["Time"];
        };
        /** @description A coupon as an order uses it. */
        OrderCoupon: {
            couponId: components["schemas"]["Id"];
            name: string;
            /** @description What it takes off. */
            amount: components["schemas"]["Money"];
        };
        SkuPrices: {
            serviceNumber: components["schemas"]["ServiceNumber"];
            skus: components["schemas"]["Sku"][];
            yearDiscounts: components["schemas"]["YearDiscount"][];
            currency: components["schemas"]["Currency"];
            /** @description Null without `productNo`. */
            quote: components["schemas"]["PriceQuote"] | null;
            /** @description The coupon in the quote. */
            bestCoupon: components["schemas"]["OrderCoupon"] | null;
            /** @description Last day when bought now. */
            expiresOn: components["schemas"]["Day"] | null;
            serverTime: components["schemas"]["Time"];
        };
        SkuDays: {
            productNo: components["schemas"]["ProductNo"];
            /** Format: int32 */
            years: number;
            /**
             * Format: int32
             * @description First and last day counted.
             */
            days: number;
            startsOn: components["schemas"]["Day"];
            expiresOn: components["schemas"]["Day"];
            asOf: components["schemas"]["Time"];
        };
        /**
         * @description alreadyBought: bought before, sold once 已买过. limitReached: purchase limit reached 超过限购. roleNotAllowed: this role may not order 当前角色不能下单. orderingClosed: the channel manager has not opened ordering 未开通下单权限. offSale: off sale 已下架. couponUnusable: the coupon cannot be used 优惠券不可用. licenceRefused: the licence cannot be renewed so 许可不能这样续费. unpaidOrder: an unpaid order of the same product waits 有同样的待付款订单.
         * @enum {string}
         */
        EligibilityReason: "alreadyBought" | "limitReached" | "roleNotAllowed" | "orderingClosed" | "offSale" | "couponUnusable" | "licenceRefused" | "unpaidOrder";
        /**
         * @description Key of the message to show.
         * @enum {string}
         */
        EligibilityKey: "pay.notEligible" | "service.unknown";
        /** @description Whom to ask (服务商). */
        ServiceProvider: {
            name: string;
            phone: string;
        };
        /** @description Whether something may be bought; the other properties say why not and are null or empty when it may. */
        Eligibility: {
            isEligible: boolean;
            reason: components["schemas"]["EligibilityReason"] | null;
            key: components["schemas"]["EligibilityKey"] | null;
            /** @description The reason in a sentence. */
            note: string;
            provider: components["schemas"]["ServiceProvider"] | null;
        };
        PurchaseLimit: {
            /**
             * Format: int32
             * @description Null for no limit.
             */
            limit: number | null;
            /** Format: int32 */
            bought: number;
            /**
             * Format: int32
             * @description Null for no limit.
             */
            remaining: number | null;
            eligibility: components["schemas"]["Eligibility"];
        };
        OrderRole: {
            /**
             * @description customer: 客户. agent: 代理商. promoter: 推广员.
             * @enum {string}
             */
            role: "customer" | "agent" | "promoter";
            /** @description Whether an agreed settlement price is used. */
            hasSettlementPrice: boolean;
            eligibility: components["schemas"]["Eligibility"];
        };
        LicenceRemaining: {
            /** @description Number of the licence; `licenceId` in `license/info`. */
            srvId: components["schemas"]["Id"];
            /** @description Number of the service; `typeCode` in `license/info`. */
            serviceNumber: components["schemas"]["LicenceCode"];
            productNo: components["schemas"]["ProductNo"];
            /** @description In the language of Accept-Language. */
            name: string;
            /** @description Null for services without versions. */
            level: components["schemas"]["VersionLevel"] | null;
            state: components["schemas"]["LicenceState"];
            /**
             * Format: int32
             * @description 2: bought for good 买断. 1: by time 按期.
             * @enum {integer}
             */
            subscribeType: 1 | 2;
            /** @description First day; null before it is bought. */
            startsOn: components["schemas"]["Day"] | null;
            /** @description Last day of use; null when bought for good or not bought. */
            expiresOn: components["schemas"]["Day"] | null;
            /**
             * Format: int32
             * @description Calendar days in UTC+8 from today to the last day: 0 on it, negative after it, null without one.
             */
            daysLeft: number | null;
            currency: components["schemas"]["Currency"];
            /** @description What an upgrade would cost today; null when there is none. */
            upgradeEstimate: components["schemas"]["Money"] | null;
            asOf: components["schemas"]["Time"];
        };
        LicenceUpgradeRequest: {
            /** @description Number of the licence. */
            srvId: components["schemas"]["Id"];
            /**
             * @description professional: 专业版, the only level above.
             * @constant
             */
            targetLevel: "professional";
            /**
             * @description True computes and makes no order.
             * @default false
             */
            isPreview?: boolean;
        };
        LicenceUpgrade: {
            srvId: components["schemas"]["Id"];
            /** @constant */
            fromLevel: "standard";
            /** @constant */
            targetLevel: "professional";
            /**
             * Format: int32
             * @description Whole days the difference is counted for.
             */
            daysLeft: number;
            expiresOn: components["schemas"]["Day"];
            quote: components["schemas"]["PriceQuote"];
            /** @description Null for a preview. */
            orderId: components["schemas"]["Id"] | null;
            /** @description Null for a preview. */
            orderNo: components["schemas"]["OrderNo"] | null;
            /** @description State of the order; null for a preview. */
            state: components["schemas"]["OrderState"] | null;
            /** @description True only once the order is paid. */
            isUsable: boolean;
            unpaidDeadline: components["schemas"]["Time"] | null;
            serverTime: components["schemas"]["Time"];
        };
        RenewalExpiry: {
            srvId: components["schemas"]["Id"];
            /** Format: int32 */
            years: number;
            /** @description Last day as it is. */
            expiresOn: components["schemas"]["Day"];
            isExpired: boolean;
            /** Format: int32 */
            daysLeft: number;
            /** @description First day of the renewal. */
            startsOn: components["schemas"]["Day"];
            newExpiresOn: components["schemas"]["Day"];
            /**
             * Format: int32
             * @description Days the renewal adds.
             */
            days: number;
            dataKeptUntil: components["schemas"]["Time"] | null;
            asOf: components["schemas"]["Time"];
        };
        UserAddition: {
            srvId: components["schemas"]["Id"];
            /** Format: int32 */
            users: number;
            /** Format: int32 */
            usersBefore: number;
            /** Format: int32 */
            usersAfter: number;
            /** Format: int32 */
            daysLeft: number;
            expiresOn: components["schemas"]["Day"];
            currency: components["schemas"]["Currency"];
            userYearPrice: components["schemas"]["Money"];
            quote: components["schemas"]["PriceQuote"];
        };
        OrderContact: {
            contactId: components["schemas"]["Id"];
            name: string;
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"] | null;
            address: string | null;
            isDefault: boolean;
            updatedAt: components["schemas"]["Time"];
        };
        OrderContactInput: {
            name: string;
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"] | null;
            address?: string | null;
            /** @default false */
            isDefault?: boolean;
        };
        OrderContactChange: {
            contactId: components["schemas"]["Id"];
            name: string;
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"] | null;
            address?: string | null;
            /** @default false */
            isDefault?: boolean;
        };
        /** @description The contact person as the order was made with it. */
        ContactSnapshot: {
            contactId: components["schemas"]["Id"];
            name: string;
            phone: components["schemas"]["Phone"];
        };
        /**
         * @description unpaid: waits to be paid 待付款 → paid, cancelled, expired. paid: paid, being activated 已付款 → activated, refunding. activated: paid and in use 已开通 → refunding. cancelled: cancelled by the user before paying 已取消, final. expired: not paid in time 已超时, final. refunding: being refunded 退款中 → refunded, or back to activated when refused. refunded: money returned, licence ended 已退款, final. Money that comes after cancelled or expired is returned and changes no state.
         * @enum {string}
         */
        OrderState: "unpaid" | "paid" | "activated" | "cancelled" | "expired" | "refunding" | "refunded";
        /**
         * Format: int32
         * @description Where it was ordered. 6: website 网站. 1: Android 安卓. 2: iOS 苹果.
         * @enum {integer}
         */
        OrderOrigin: 1 | 2 | 6;
        /** @description A new licence. */
        BuyOrderRequest: {
            /** @constant */
            kind: "buy";
            serviceNumber: components["schemas"]["ServiceNumber"];
            productNo: components["schemas"]["ProductNo"];
            /**
             * Format: int32
             * @description How many licences of the same kind.
             */
            quantity: number;
            /** Format: int32 */
            years: number;
            /**
             * Format: int32
             * @description Users beyond those included.
             */
            users: number;
            /**
             * Format: int32
             * @description Stores beyond those included.
             */
            stores: number;
            /** @description Coupon to use; null or nothing uses none. */
            couponId?: components["schemas"]["Id"] | null;
            contactId: components["schemas"]["Id"];
            /** @description Requested by itself once the order is paid. */
            invoiceWish?: components["schemas"]["InvoiceRequest"] | null;
            note?: string;
            origin?: components["schemas"]["OrderOrigin"];
            /**
             * @description Where the visitor came from.
             * @default site
             */
            packOrigin?: string;
            /**
             * @description The terms of service are agreed to.
             * @constant
             */
            hasAcceptedTerms: true;
        };
        /** @description More years of a licence, with the stores and users it has. */
        RenewOrderRequest: {
            /** @constant */
            kind: "renew";
            srvId: components["schemas"]["Id"];
            /** Format: int32 */
            years: number;
            couponId?: components["schemas"]["Id"] | null;
            contactId: components["schemas"]["Id"];
            invoiceWish?: components["schemas"]["InvoiceRequest"] | null;
            note?: string;
            origin?: components["schemas"]["OrderOrigin"];
            /** @default site */
            packOrigin?: string;
            /** @constant */
            hasAcceptedTerms: true;
        };
        /** @description More users of a licence until its last day. Coupons are not taken. */
        AddUsersOrderRequest: {
            /** @constant */
            kind: "addUsers";
            srvId: components["schemas"]["Id"];
            /** Format: int32 */
            users: number;
            contactId: components["schemas"]["Id"];
            invoiceWish?: components["schemas"]["InvoiceRequest"] | null;
            note?: string;
            origin?: components["schemas"]["OrderOrigin"];
            /** @default site */
            packOrigin?: string;
            /** @constant */
            hasAcceptedTerms: true;
        };
        OrderRequest: components["schemas"]["BuyOrderRequest"] | components["schemas"]["RenewOrderRequest"] | components["schemas"]["AddUsersOrderRequest"];
        OrderStep: {
            state: components["schemas"]["OrderState"];
            at: components["schemas"]["Time"];
        };
        /** @description The licence a renewal, an upgrade or more users are ordered for. */
        OrderTarget: {
            srvId: components["schemas"]["Id"];
            /** @description The shop or account book it serves. */
            shopName: string;
        };
        /** @description The licence as the order made or changed it. */
        OrderLicence: {
            srvId: components["schemas"]["Id"];
            name: string;
            /** Format: int32 */
            stores: number;
            /** Format: int32 */
            users: number;
            startsOn: components["schemas"]["Day"];
            expiresOn: components["schemas"]["Day"];
        };
        OrderRefund: {
            amount: components["schemas"]["Money"];
            requestedAt: components["schemas"]["Time"];
            refundedAt: components["schemas"]["Time"] | null;
        };
        Order: {
            orderId: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            userId: components["schemas"]["UserId"];
            kind: components["schemas"]["OrderKind"];
            state: components["schemas"]["OrderState"];
            serviceNumber: components["schemas"]["ServiceNumber"];
            productNo: components["schemas"]["ProductNo"];
            /** @description What was ordered in one line, in the language of Accept-Language. */
            title: string;
            level: components["schemas"]["VersionLevel"] | null;
            /** Format: int32 */
            quantity: number;
            /**
             * Format: int32
             * @description Null for upgrades and more users.
             */
            years: number | null;
            /**
             * Format: int32
             * @description Users ordered beyond those included.
             */
            users: number;
            /**
             * Format: int32
             * @description Stores ordered beyond those included.
             */
            stores: number;
            /**
             * Format: int32
             * @description Users of one licence afterwards.
             */
            userTotal: number;
            /**
             * Format: int32
             * @description Stores of one licence afterwards.
             */
            storeTotal: number;
            lines: components["schemas"]["PriceLine"][];
            currency: components["schemas"]["Currency"];
            /** @description Before anything is taken off. */
            originalPrice: components["schemas"]["Money"];
            /** @description After discounts, before the coupon. */
            price: components["schemas"]["Money"];
            discountAmount: components["schemas"]["Money"];
            couponAmount: components["schemas"]["Money"];
            /** @description To be paid or paid; the sum of the lines. */
            finalAmount: components["schemas"]["Money"];
            /** @description Payment method; null until one was chosen. */
            payType: components["schemas"]["PayType"] | null;
            coupon: components["schemas"]["OrderCoupon"] | null;
            /** @description Null for upgrades. */
            contact: components["schemas"]["ContactSnapshot"] | null;
            /** @description Null when none was wished or it was requested. */
            invoiceWish: components["schemas"]["InvoiceRequest"] | null;
            invoice: components["schemas"]["Invoice"] | null;
            /** @description The newest payment. */
            payment: components["schemas"]["Payment"] | null;
            /** @description Null for a purchase. */
            target: components["schemas"]["OrderTarget"] | null;
            /** @description Null until activated. */
            licence: components["schemas"]["OrderLicence"] | null;
            refund: components["schemas"]["OrderRefund"] | null;
            note: string;
            origin: components["schemas"]["OrderOrigin"];
            createdAt: components["schemas"]["Time"];
            /** @description Unpaid until then it expires. */
            unpaidDeadline: components["schemas"]["Time"];
            paidAt: components["schemas"]["Time"] | null;
            activatedAt: components["schemas"]["Time"] | null;
            /** @description When it was cancelled, expired or refunded. */
            closedAt: components["schemas"]["Time"] | null;
            /** @description Oldest first. */
            history: components["schemas"]["OrderStep"][];
            /** @description What the user can do now. pay: 付款. cancel: 取消. requestInvoice: 开发票. downloadInvoice: 下载发票. cancelInvoice: 退回发票改或重开. buyAgain: 再买一次. */
            actions: ("pay" | "cancel" | "requestInvoice" | "downloadInvoice" | "cancelInvoice" | "buyAgain")[];
            /** @description Countdowns are counted from it. */
            serverTime: components["schemas"]["Time"];
        };
        OrderPage: {
            list: components["schemas"]["Order"][];
            total: components["schemas"]["Total"];
            currency: components["schemas"]["Currency"];
            /** @description Paid over all pages; orders paid and activated count. */
            paidTotal: components["schemas"]["Money"];
            serverTime: components["schemas"]["Time"];
        };
        OrderCounts: {
            all: components["schemas"]["Total"];
            unpaid: components["schemas"]["Total"];
            paid: components["schemas"]["Total"];
            activated: components["schemas"]["Total"];
            cancelled: components["schemas"]["Total"];
            expired: components["schemas"]["Total"];
            refunding: components["schemas"]["Total"];
            refunded: components["schemas"]["Total"];
        };
        OrderProblem: {
            reason: components["schemas"]["EligibilityReason"];
            /** @description False for a warning that does not keep from ordering. */
            isBlocking: boolean;
            key: components["schemas"]["EligibilityKey"] | null;
            note: string;
        };
        OrderCheck: {
            /** @description No problem is blocking. */
            canOrder: boolean;
            problems: components["schemas"]["OrderProblem"][];
            currency: components["schemas"]["Currency"];
            quote: components["schemas"]["PriceQuote"];
            /** @description The coupon in the quote. */
            coupon: components["schemas"]["OrderCoupon"] | null;
            startsOn: components["schemas"]["Day"];
            expiresOn: components["schemas"]["Day"];
            /** @description An unpaid order of the same product. */
            unpaidOrderNo: components["schemas"]["OrderNo"] | null;
            /**
             * Format: int32
             * @description How long an order waits to be paid.
             */
            unpaidMinutes: number;
            serverTime: components["schemas"]["Time"];
        };
        /**
         * Format: int32
         * @description 26: messenger JS pay 信使支付. 30: messenger JS pay, inside the product's own app by its native bridge 信使或应用内支付. 36: payment-app trade pay 支付应用. 37: mini-program page 小程序支付. 38 (proposed): QR code scanned by a phone 扫码支付. 39 (proposed): bank transfer 公司转账.
         * @enum {integer}
         */
        PayType: 26 | 30 | 36 | 37 | 38 | 39;
        /**
         * @description created: begun 已创建 → handedOver, cancelled, failed. handedOver: given to the payment service 已交给支付平台 → confirming, paid, failed, cancelled, unknown. confirming: the payment service is asked 正在确认 → paid, failed, cancelled, unknown. unknown: no answer in time, asked on 结果未知 → paid, failed, cancelled. paid: 已付款, failed: 支付失败 and cancelled: 已取消 are final.
         * @enum {string}
         */
        PaymentState: "created" | "handedOver" | "confirming" | "paid" | "failed" | "cancelled" | "unknown";
        Payment: {
            paymentNo: components["schemas"]["PaymentNo"];
            orderNo: components["schemas"]["OrderNo"];
            payType: components["schemas"]["PayType"];
            payTypeName: string;
            state: components["schemas"]["PaymentState"];
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            createdAt: components["schemas"]["Time"];
            handedOverAt: components["schemas"]["Time"] | null;
            confirmingAt: components["schemas"]["Time"] | null;
            /** @description When it was paid, failed or cancelled. */
            settledAt: components["schemas"]["Time"] | null;
            failReason: string | null;
        };
        PaymentNo: string;
        StartedPayment: {
            paymentNo: components["schemas"]["PaymentNo"];
            orderNo: components["schemas"]["OrderNo"];
            payType: components["schemas"]["PayType"];
            payTypeName: string;
            state: components["schemas"]["PaymentState"];
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            createdAt: components["schemas"]["Time"];
            handedOverAt: components["schemas"]["Time"] | null;
            confirmingAt: components["schemas"]["Time"] | null;
            settledAt: components["schemas"]["Time"] | null;
            failReason: string | null;
            payload: components["schemas"]["MessengerPayload"] | components["schemas"]["PaymentAppPayload"] | components["schemas"]["MiniProgramPayload"] | components["schemas"]["ScanPayload"] | components["schemas"]["BankTransferPayload"];
        };
        /** @description 26 and 30: what the messenger's pay call takes (in the own app, the native bridge). Its time stamp is spelled `timestamp` or `timeStamp`; both come. */
        MessengerPayload: {
            /** @constant */
            kind: "messenger";
            appId: string;
            /** @description Seconds since 1970. */
            timestamp: string;
            /** @description The same. */
            timeStamp: string;
            nonceStr: string;
            package: string;
            /** @enum {string} */
            signType: "RSA" | "MD5" | "HMAC-SHA256";
            paySign: string;
        };
        /** @description 36: the trade number for the payment app. */
        PaymentAppPayload: {
            /** @constant */
            kind: "paymentApp";
            tradeNo: string;
        };
        /** @description 37: the mini-program page to go to. */
        MiniProgramPayload: {
            /** @constant */
            kind: "miniProgram";
            url: components["schemas"]["Address"];
        };
        /** @description 38: the content of the QR code. */
        ScanPayload: {
            /** @constant */
            kind: "scan";
            /** Format: uri */
            codeUrl: string;
            expiresAt: components["schemas"]["Time"];
        };
        /** @description 39: where to transfer. The whole account number comes by SMS (`order/bankacct/zhj/sendmsg`). */
        BankTransferPayload: {
            /** @constant */
            kind: "bankTransfer";
            accountName: string;
            bankName: string;
            /** @description Last four digits of the account. */
            accountTail: string;
            reference: components["schemas"]["TransferReference"];
            amount: components["schemas"]["Money"];
        };
        /** @description To be written on the transfer, so that it finds its order (转账附言). */
        TransferReference: string;
        PaymentRequest: {
            orderNo: components["schemas"]["OrderNo"];
            payType: components["schemas"]["PayType"];
            /** @description Of the payer; 26, and 30 outside the own app. */
            openid?: components["schemas"]["Openid"];
            /**
             * Format: uri
             * @description Page to come back to; 37.
             */
            returnUrl?: string;
            /**
             * @description True inside the product's own app; 30.
             * @default false
             */
            isInApp?: boolean;
        };
        PayWay: {
            payType: components["schemas"]["PayType"];
            name: string;
            /** @description False when it cannot be used here; `note` says why. */
            isAvailable: boolean;
            needsOpenid: boolean;
            note: string;
        };
        PaymentOrder: {
            orderNo: components["schemas"]["OrderNo"];
            orderId: components["schemas"]["Id"];
            title: string;
            state: components["schemas"]["OrderState"];
            currency: components["schemas"]["Currency"];
            finalAmount: components["schemas"]["Money"];
            unpaidDeadline: components["schemas"]["Time"];
            serverTime: components["schemas"]["Time"];
            /** @description Empty when there is nothing to pay. */
            payTypes: components["schemas"]["PayWay"][];
            /** @description The newest payment. */
            payment: components["schemas"]["Payment"] | null;
        };
        BankTransferMessage: {
            phone: components["schemas"]["Phone"];
            /** @description Characters of the picture shown for this phone by `webzhj/login/vcode`. */
            captcha: components["schemas"]["CaptchaCode"];
            orderNo: components["schemas"]["OrderNo"];
        };
        BankTransferMessageReceipt: {
            phone: components["schemas"]["MaskedPhone"];
            sentAt: components["schemas"]["Time"];
            /** @description From when another one may be sent. */
            resendAt: components["schemas"]["Time"];
            reference: components["schemas"]["TransferReference"];
        };
        OpenidState: {
            isExist: boolean;
        };
        OpenidReceipt: {
            openid: components["schemas"]["Openid"];
            /** @description True when it is kept with the logged-in user's account. */
            isBound: boolean;
        };
        /**
         * Format: int32
         * @description 1: electronic 电子发票. 2: paper 纸质发票. (The numbers are proposed.)
         * @enum {integer}
         */
        InvoiceMedium: 1 | 2;
        /**
         * Format: int32
         * @description 1: ordinary 普通发票. 2: special, for companies that deduct its tax 专用发票. (The numbers are proposed.)
         * @enum {integer}
         */
        InvoiceKind: 1 | 2;
        /**
         * @description person: 个人. company: 企业.
         * @enum {string}
         */
        InvoiceHolder: "person" | "company";
        /** @description Taxpayer number (纳税人识别号). */
        TaxNumber: string;
        /**
         * @description requested: asked for 已申请 → issued, failed, or removed when taken back. issued: made, file ready 已开具 → reissuing. reissuing: voided, a new one is being made 重开中 → reissued, failed. reissued: the new one is ready 已重开, final. failed: could not be made 开票失败 → removed when taken back, then requested anew.
         * @enum {string}
         */
        InvoiceState: "requested" | "issued" | "reissuing" | "reissued" | "failed";
        Invoice: {
            invoiceId: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            orderNo: components["schemas"]["OrderNo"];
            state: components["schemas"]["InvoiceState"];
            mediaType: components["schemas"]["InvoiceMedium"];
            invoicetype: components["schemas"]["InvoiceKind"];
            holder: components["schemas"]["InvoiceHolder"];
            title: string;
            /** @description Null for a person. */
            taxNumber: components["schemas"]["TaxNumber"] | null;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            email: components["schemas"]["Email"] | null;
            /** @description Number on the invoice; null until issued. */
            number: string | null;
            requestedAt: components["schemas"]["Time"];
            issuedAt: components["schemas"]["Time"] | null;
            /** @description File of the invoice (PDF); null for paper or before it is issued. */
            fileUrl: components["schemas"]["Address"] | null;
            failReason: string | null;
        };
        InvoiceRequest: {
            titleId: components["schemas"]["Id"];
            mediaType: components["schemas"]["InvoiceMedium"];
            invoicetype: components["schemas"]["InvoiceKind"];
            /** @description Where the file goes; null or nothing sends none. */
            email?: components["schemas"]["Email"] | null;
        };
        InvoiceCancellation: {
            invoiceId: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @description Null when it was removed. */
            invoice: components["schemas"]["Invoice"] | null;
        };
        InvoiceTitle: {
            titleId: components["schemas"]["Id"];
            holder: components["schemas"]["InvoiceHolder"];
            title: string;
            /** @description Null for a person. */
            taxNumber: components["schemas"]["TaxNumber"] | null;
            email: components["schemas"]["Email"] | null;
            isDefault: boolean;
            updatedAt: components["schemas"]["Time"];
        };
        PersonTitleRequest: {
            /** @description Title to replace; nothing for a new one. */
            titleId?: components["schemas"]["Id"];
            /** @constant */
            holder: "person";
            title: string;
            email?: components["schemas"]["Email"] | null;
            /** @default false */
            isDefault?: boolean;
        };
        CompanyTitleRequest: {
            /** @description Title to replace; nothing for a new one. */
            titleId?: components["schemas"]["Id"];
            /** @constant */
            holder: "company";
            title: string;
            taxNumber: components["schemas"]["TaxNumber"];
            email?: components["schemas"]["Email"] | null;
            /** @default false */
            isDefault?: boolean;
        };
        InvoiceTitleRequest: components["schemas"]["PersonTitleRequest"] | components["schemas"]["CompanyTitleRequest"];
        InvoiceBook: {
            titles: components["schemas"]["InvoiceTitle"][];
            invoices: components["schemas"]["Invoice"][];
        };
        /** @description A coupon in the user's hand, judged against the choice asked about, or as it is now when none was; `reason` speaks of that choice too. */
        UserCoupon: {
            /** @description For the choice asked about, or now when none was. */
            isUsable: boolean;
            /** @description Saves most of all; at most one, and none without a choice. */
            isBest: boolean;
            /** @description What it takes off the choice; null when it is not usable or none was given. */
            discount: components["schemas"]["Money"] | null;
            /** @description How much is missing; only with `belowThreshold`. */
            shortBy: components["schemas"]["Money"] | null;
        } & components["schemas"]["HeldCoupon"];
        UserCoupons: {
            list: components["schemas"]["UserCoupon"][];
            total: components["schemas"]["Total"];
            bestCouponId: components["schemas"]["Id"] | null;
            serverTime: components["schemas"]["Time"];
        };
        /** @description The frame of a successful answer; the operation adds `data`. */
        Success: {
            /**
             * @description Always 200 on success.
             * @constant
             */
            code: 200;
            /**
             * @description Always 0 on success.
             * @constant
             */
            errcode: 0;
            /** @constant */
            success: true;
            /** @description For people; empty when there is nothing to say. */
            msg: string;
        };
        /** @description The thing asked for does not exist or is not published (不存在或未发布). */
        NotFound: {
            /** @constant */
            code: 404;
            /** @constant */
            errcode: 40400;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description A parameter or the body breaks its limits (输入不合规则). `fields` names each one and the key of the message to show at it. */
        Invalid: {
            /** @constant */
            code: 400;
            /** @constant */
            errcode: 40000;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            fields: {
                /** @description Name of the parameter, or JSON pointer into the body without the leading slash. */
                field: string;
                /** @description Key of the message table, for example `email.invalid`; empty when no key fits. */
                key: string;
                message: string;
            }[];
        };
        /** @description Number of a service; the licence code of what it gives. */
        ServiceNumber: string;
        /** @description Number of a product, that is of one version of a service. */
        ProductNo: string;
        /** Format: int32 */
        Id: number;
        /** @description Nobody is logged in, or no longer (未登录或登录已超时). 101 is what the user service says, 401 everybody else. */
        SignedOut: {
            /**
             * Format: int32
             * @enum {integer}
             */
            code: 101 | 401;
            /** @constant */
            errcode: 40100;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description The same action came too often (操作过于频繁); the caller waits three minutes. */
        TooOften: {
            /** @constant */
            code: 429;
            /** @constant */
            errcode: 42900;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description The same thing is already there (已存在); nothing was made. */
        Duplicate: {
            /** @constant */
            code: 409;
            /** @constant */
            errcode: 40900;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /** @description Order number, shown to people and used in addresses. */
        OrderNo: string;
        /** @description Number of a user account (kdUid). */
        UserId: string;
        /** @description Logged in, but this is somebody else's or not for this role (无权访问). */
        Forbidden: {
            /** @constant */
            code: 403;
            /** @constant */
            errcode: 40300;
            /** @constant */
            success: false;
            msg: string;
            data: null;
        };
        /**
         * @description unused: can be used while valid 未使用 → locked, expired. locked: held by an unpaid order 已锁定 → used when it is paid, unused or expired when it is cancelled or expires. used: spent 已使用 → unused when the order is refunded in its time. expired: not used in time 已过期, final.
         * @enum {string}
         */
        CouponState: "unused" | "locked" | "used" | "expired";
        /**
         * Format: date
         * @description Calendar day in UTC+8.
         */
        Day: string;
        /** Format: uri-reference */
        Address: string;
        /**
         * @description ISO 4217 code of the amounts beside and below it. It follows the variant whose back end this is, never the language: CNY for China 人民币, USD for global 美元.
         * @enum {string}
         */
        Currency: "CNY" | "USD";
        /** @description Yuan (or the currency said beside it) with exactly two decimals, never negative. */
        Money: string;
        /**
         * @description standard: 标准版, 1 store and 1 user. professional: 专业版, 1 store and 3 users.
         * @enum {string}
         */
        VersionLevel: "standard" | "professional";
        /** @description HTML of an editor. Callers sanitise it before showing it. */
        Html: string;
        /**
         * Format: date-time
         * @description RFC 3339 with offset; the website shows it in UTC+8.
         */
        Time: string;
        /**
         * @description zh-CN: Simplified Chinese 简体中文. zh-TW: Traditional Chinese 繁體中文. en-US: English 英文.
         * @enum {string}
         */
        Locale: "zh-CN" | "zh-TW" | "en-US";
        /** @description Yuan (or the currency said beside it) with exactly two decimals; negative for money taken back. */
        SignedMoney: string;
        /**
         * @description KDZHJ01: stock and invoicing 货簿云. ZHJXH: retail edition 零售版. WXHYK: membership card 会员卡. ZHWD: online shop 微店. HYGF: industry service 行业服务.
         * @enum {string}
         */
        LicenceCode: "KDZHJ01" | "ZHJXH" | "WXHYK" | "ZHWD" | "HYGF";
        /**
         * @description notPurchased: recorded but not paid 未购买 → inService by payment. inService: in service 使用中 → dueNextMonth by time. dueNextMonth: ends within the next calendar month (UTC+8) 下月到期 → dueThisMonth. dueThisMonth: ends within this one 本月到期 → expired. expired: over 已过期. Any of these → inService by renewal; what is bought for good stays inService.
         * @enum {string}
         */
        LicenceState: "notPurchased" | "inService" | "dueNextMonth" | "dueThisMonth" | "expired";
        /** @description Mainland mobile number, 11 digits, without country code. */
        Phone: string;
        Email: string;
        /**
         * @description What a service is ordered for. buy: a new licence 新购. renew: more years 续费. upgrade: standard to professional 升级. addUsers: more users 加用户.
         * @enum {string}
         */
        OrderKind: "buy" | "renew" | "upgrade" | "addUsers";
        /**
         * Format: int32
         * @description How many items there are over all pages.
         */
        Total: number;
        /** @description A person's id with the messenger. */
        Openid: string;
        /** @description Characters of the picture of a captcha. */
        CaptchaCode: string;
        /** @description First three digits, four stars, last four digits. */
        MaskedPhone: string;
        /** @description What a coupon takes off. */
        CouponFace: {
            /** @constant */
            kind: "fixed";
            amount: components["schemas"]["Money"];
        } | {
            /** @constant */
            kind: "percent";
            /**
             * Format: int32
             * @description Hundredths taken off; 10 is what Chinese calls 9折.
             */
            percentOff: number;
        };
        /** @description Smallest price after discounts a coupon can be used on; 0.00 for any. */
        CouponThreshold: string;
        /** @description Most that a percentage takes off; null without a limit and for fixed amounts. */
        MaximumReduction: components["schemas"]["Money"] | null;
        /** @description Services a coupon can be used for. */
        CouponServices: components["schemas"]["LicenceCode"][];
        /** @description Kinds of order a coupon can be used in. */
        CouponActions: components["schemas"]["OrderKind"][];
        /**
         * @description Why a coupon cannot be used. notYetValid: not valid yet 未到使用时间. expired: 已过期. used: 已使用. locked: in an unpaid order 在未付款的订单里. belowThreshold: the price is too small 未满使用金额. otherService: not for this service 不适用此服务. otherAction: not for this kind of order 不适用此类订单. notWithPromotion: not beside this promotion or a settlement price 不与此优惠同享. unregisteredPhone: its phone has no account yet 手机号还没注册.
         * @enum {string}
         */
        CouponReason: "notYetValid" | "expired" | "used" | "locked" | "belowThreshold" | "otherService" | "otherAction" | "notWithPromotion" | "unregisteredPhone";
        /** @description A coupon in somebody's hand; each operation adds what it says beyond that. */
        HeldCoupon: {
            couponId: components["schemas"]["Id"];
            name: string;
            currency: components["schemas"]["Currency"];
            face: components["schemas"]["CouponFace"];
            threshold: components["schemas"]["CouponThreshold"];
            maximumReduction: components["schemas"]["MaximumReduction"];
            serviceCodes: components["schemas"]["CouponServices"];
            actions: components["schemas"]["CouponActions"];
            validFrom: components["schemas"]["Time"];
            /** @description Last second in which it can be used. */
            validUntil: components["schemas"]["Time"];
            state: components["schemas"]["CouponState"];
            /** @description Null while it can be used. */
            reason: components["schemas"]["CouponReason"] | null;
        };
    };
    responses: never;
    parameters: {
        /** @description How many licences of the same kind. */
        Quantity: number;
        /**
         * @description How many years.
         * @example 2
         */
        Years: number;
        /** @description Users beyond those the version includes. */
        Users: number;
        /** @description Stores beyond those the version includes. */
        Stores: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listDisplayedServices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Number of the display; 11 is the mall of the website.
                 * @example 11
                 */
                displayNo: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goods in order, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ServiceDisplay"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Number of the service.
                 * @example KDZHJ01
                 */
                serviceNumber: components["schemas"]["ServiceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ServiceDetail"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getServiceIntroduction: {
        parameters: {
            query: {
                /**
                 * @description Number of the service.
                 * @example KDZHJ01
                 */
                serviceNumber: components["schemas"]["ServiceNumber"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ServiceIntroduction"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listSkuPrices: {
        parameters: {
            query?: {
                /** @description Number of the product (a version of the service). */
                productNo?: components["schemas"]["ProductNo"];
                /** @description How many licences of the same kind. */
                quantity?: number;
                /**
                 * @description How many years.
                 * @example 2
                 */
                years?: number;
                /** @description Users beyond those the version includes. */
                users?: number;
                /** @description Stores beyond those the version includes. */
                stores?: number;
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Number of the service.
                 * @example KDZHJ01
                 */
                serviceNumber: components["schemas"]["ServiceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SkuPrices"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["ServiceUnknown"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getSkuDays: {
        parameters: {
            query: {
                /**
                 * @description Number of the product (a version of the service).
                 * @example KDZHJ01-PRO
                 */
                productNo: components["schemas"]["ProductNo"];
                /**
                 * @description How many years.
                 * @example 2
                 */
                years?: number;
                /** @description Number of the licence to be prolonged; nothing for a new one. */
                srvId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SkuDays"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["ServiceUnknown"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    checkOneMonthShopPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether, and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Eligibility"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"];
                };
            };
        };
    };
    verifyPurchaseLimit: {
        parameters: {
            query: {
                /**
                 * @description Number of the product (a version of the service).
                 * @example KDZHJ01-PRO
                 */
                productNo: components["schemas"]["ProductNo"];
                /** @description How many licences of the same kind. */
                quantity?: number;
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Limit and room, or why there is no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PurchaseLimit"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ServiceUnknown"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    verifyOrderRole: {
        parameters: {
            query: {
                /**
                 * @description Number of the product (a version of the service).
                 * @example KDZHJ01-PRO
                 */
                productNo: components["schemas"]["ProductNo"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether, in which role, and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderRole"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ServiceUnknown"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listLicenceDaysRemaining: {
        parameters: {
            query?: {
                /** @description Only this licence (`licenceId`); nothing for all. */
                srvId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The licences, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LicenceRemaining"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    upgradeLicence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenceUpgradeRequest"];
            };
        };
        responses: {
            /** @description The difference and its order, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LicenceUpgrade"];
                    } & components["schemas"]["Success"]) | components["schemas"]["LicenceRefused"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    sendBankTransferMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankTransferMessage"];
            };
        };
        responses: {
            /** @description Where it went, or why it was not sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["BankTransferMessageReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["CaptchaRefused"] | components["schemas"]["SmsRefused"] | components["schemas"]["OrderClosed"] | components["schemas"]["NotFound"] | components["schemas"]["TooOften"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listOrderContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact persons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderContact"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"];
                };
            };
        };
    };
    updateOrderContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderContactChange"];
            };
        };
        responses: {
            /** @description The contact person as it is now, or why it was not changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderContact"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addOrderContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderContactInput"];
            };
        };
        responses: {
            /** @description The new contact person, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderContact"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Duplicate"] | components["schemas"]["BookFull"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Order"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotEligible"] | components["schemas"]["ServiceUnknown"] | components["schemas"]["CouponRefused"] | components["schemas"]["LicenceRefused"] | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getPaymentOrder: {
        parameters: {
            query: {
                /**
                 * @description Number of the order.
                 * @example 20261121104102387
                 */
                orderNo: components["schemas"]["OrderNo"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is to be paid, or why nothing is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PaymentOrder"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment and what its way needs, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["StartedPayment"];
                    } & components["schemas"]["Success"]) | components["schemas"]["PaymentFailed"] | components["schemas"]["PaymentPending"] | components["schemas"]["OpenidMissing"] | components["schemas"]["NotEligible"] | components["schemas"]["OrderClosed"] | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    saveInvoiceTitle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Number of the logged-in user.
                 * @example 100027
                 */
                userId: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceTitleRequest"];
            };
        };
        responses: {
            /** @description The title as it stands in the book, or why it was not saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InvoiceTitle"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["BookFull"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getInvoiceBook: {
        parameters: {
            query?: {
                /** @description 1: electronic 电子发票. 2: paper 纸质发票. */
                mediaType?: components["schemas"]["InvoiceMedium"];
                /** @description 1: ordinary 普通发票. 2: special 专用发票. */
                invoicetype?: components["schemas"]["InvoiceKind"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Number of the logged-in user.
                 * @example 100027
                 */
                userId: components["schemas"]["UserId"];
                /**
                 * @description Number of the product the orders are of.
                 * @example KDZHJ01-PRO
                 */
                productNo: components["schemas"]["ProductNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InvoiceBook"];
                    } & components["schemas"]["Success"]) | components["schemas"]["Forbidden"] | components["schemas"]["ServiceUnknown"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listUserCoupons: {
        parameters: {
            query?: {
                /** @description Number of the product (a version of the service). */
                productNo?: components["schemas"]["ProductNo"];
                /** @description How many licences of the same kind. */
                quantity?: number;
                /**
                 * @description How many years.
                 * @example 2
                 */
                years?: number;
                /** @description Users beyond those the version includes. */
                users?: number;
                /** @description Stores beyond those the version includes. */
                stores?: number;
                /** @description Only coupons in this state. */
                state?: components["schemas"]["CouponState"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UserCoupons"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ServiceUnknown"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    checkOrderSelection: {
        parameters: {
            query: {
                /**
                 * @description Number of the product (a version of the service).
                 * @example KDZHJ01-PRO
                 */
                productNo: components["schemas"]["ProductNo"];
                /** @description How many licences of the same kind. */
                quantity?: number;
                /**
                 * @description How many years.
                 * @example 2
                 */
                years?: number;
                /** @description Users beyond those the version includes. */
                users?: number;
                /** @description Stores beyond those the version includes. */
                stores?: number;
                /** @description Number of the licence to be renewed; nothing for a new one. */
                srvId?: components["schemas"]["Id"];
                /** @description Coupon to use; 0 for none, left out for the best. */
                couponId?: number;
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Price and reasons, or why there is no answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderCheck"];
                    } & components["schemas"]["Success"]) | components["schemas"]["ServiceUnknown"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Order number (orderNo).
                 * @example 20261121104102387
                 */
                orderRef: components["schemas"]["OrderNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Order"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query: {
                /**
                 * @description Number of the logged-in user.
                 * @example 100027
                 */
                userId: components["schemas"]["UserId"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Id of the order (orderId).
                 * @example 90511
                 */
                orderRef: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled order, or why it was not cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Order"];
                    } & components["schemas"]["Success"]) | components["schemas"]["OrderClosed"] | components["schemas"]["PaymentPending"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    requestInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Random id of one intent of the user. A repeated key returns what was created first and creates nothing new; it is stored for 24 hours.
                 * @example 0f7c1c9e-5a57-4b7a-9d0a-1d1f4a2b9c11
                 */
                "Idempotency-Key"?: string;
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Id of the order.
                 * @example 90480
                 */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRequest"];
            };
        };
        responses: {
            /** @description The invoice requested, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Invoice"];
                    } & components["schemas"]["Success"]) | components["schemas"]["InvoiceRefused"] | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    cancelInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Id of the invoice.
                 * @example 7001
                 */
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it, or why it cannot be taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["InvoiceCancellation"];
                    } & components["schemas"]["Success"]) | components["schemas"]["InvoiceRefused"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    checkOpenid: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OpenidState"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"];
                };
            };
        };
    };
    getRenewalExpiry: {
        parameters: {
            query: {
                /**
                 * @description Number of the licence.
                 * @example 8801
                 */
                srvId: components["schemas"]["Id"];
                /**
                 * @description How many years.
                 * @example 2
                 */
                years?: number;
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new last day, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["RenewalExpiry"];
                    } & components["schemas"]["Success"]) | components["schemas"]["LicenceRefused"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    exchangeOpenid: {
        parameters: {
            query: {
                /**
                 * @description Code the messenger added to the address.
                 * @example 071Sample2026112110
                 */
                code: string;
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The openid, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OpenidReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["AuthorisationRefused"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    previewUserAddition: {
        parameters: {
            query: {
                /**
                 * @description Number of the licence.
                 * @example 8801
                 */
                srvId: components["schemas"]["Id"];
                /**
                 * @description How many users more.
                 * @example 1
                 */
                users?: number;
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days left and price, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["UserAddition"];
                    } & components["schemas"]["Success"]) | components["schemas"]["LicenceRefused"] | components["schemas"]["NotFound"] | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getOrderCounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderCounts"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many orders a page holds at most. */
                rows?: number;
                /** @description Only orders in one of these states; nothing for all. */
                state?: components["schemas"]["OrderState"][];
                /** @description Part of the order number, title, or the contact's name or phone. */
                keyword?: string;
                /** @description First day of ordering, in UTC+8. */
                from?: components["schemas"]["Day"];
                /** @description Last day of ordering, in UTC+8. */
                to?: components["schemas"]["Day"];
                /** @description Order of the list; `-createdAt` is newest first. */
                sort?: "createdAt" | "-createdAt" | "finalAmount" | "-finalAmount";
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["OrderPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
}
