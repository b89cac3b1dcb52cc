// Generated from contracts/promoter.yaml by `npm run generate`. Edit the contract, not this file.

export interface paths {
    "/ommall/srvmall/promoter/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which role the account holds in the partner programme
         * @description Asked at log-in to the partner area and by its guard. Without `role` it only tells which role is held, so that a conflict can be explained. With `role` it refuses with 45001 when the account already holds the other agent role, with 45002 when the parent agent's role changed and this one must be confirmed anew, and with 45003 when the account is no member of the product.
         */
        get: operations["verifyPromoter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/achievement/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the promoter has reached
         * @description Customers brought in, orders and shares of this month, last month and altogether, how the customers stand today, and what expires within 60 days. `customers` adds up to its own total.
         */
        get: operations["getPromoterAchievement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/service/award/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The award for looking after customers
         * @description The monthly award on top of the shares: the steps, the step reached, what is missing to the next one, and when it is settled. An open month is an estimate.
         */
        get: operations["getServiceAward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/info/bycode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is behind a referral code
         * @description What a customer sees who enters a code: the nickname where its owner shows it, otherwise null. Works without a session. An unknown or withdrawn code is refused with 404.
         */
        get: operations["getPromoterByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/recode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My code, my links and what became of them
         * @description The promoter's own referral code with its registration link, and for every channel its link and the way from click to payment.
         */
        get: operations["getReferralCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/nickname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the nickname
         * @description Sets the name customers see who enter the code. An empty or too long nickname is refused with 400.
         */
        post: operations["updatePromoterNickname"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/showfullname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the nickname or not
         * @description Whether whoever enters the code sees the nickname in full. Setting what is set already succeeds.
         */
        post: operations["updateNicknameVisibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customers and leads, all at once
         * @description Everybody who belongs to the promoter: customers, leads, and those given up as long as that can be undone. The website asks for page 1 with 10000 rows and searches, filters and sorts in the browser; `total` tells when there are more. The most urgent first: services that end, or ended at most 14 days ago, by `remainingDays`; then leads without a service that ends by `protectedUntil`; then services that ended longer ago, the latest end first; then everybody else. Equally urgent ones keep their order from call to call. An answer that is written in the order of the example, with the customers last, shows its first ones while the rest is on its way. `asOf` is the server's time the remaining days are counted from.
         */
        post: operations["listCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look a phone number up before entering it
         * @description The passport of a phone number: free, already yours, protected for somebody else until a day, or an existing customer nobody may enter. The customer comes along only when it is yours. Asked while a number is typed, once all 11 digits are there; nothing is written. Refused with 429 after 30 numbers within three minutes.
         */
        post: operations["searchCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/authqrcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The code a customer scans to let the promoter help
         * @description Content of a QR code. A customer who scans and confirms it lets the promoter manage devices and services. Valid for ten minutes; asked again meanwhile it stays the same. Refused with 404 for an unknown customer, 403 for another promoter's.
         */
        get: operations["getAuthorisationQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be activated, and what a customer has
         * @description Services the promoter may activate with their prices and the serials left, and for the customer named how each stands now. `blockedBy` says why one cannot be activated. Refused with 404 for an unknown customer, 403 for another promoter's.
         */
        get: operations["listCustomerServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices of a customer
         * @description Tills, printers, scanners and scales of one customer with the shop each is bound to, newest first. Refused with 404 for an unknown customer, 403 without the customer's authorisation.
         */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/device/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a device from its shop
         * @description Frees a device; it stays in the customer's list. A device that is bound to no shop succeeds unchanged. Refused with 404 for an unknown device, 403 for a customer who gave no authorisation.
         */
        get: operations["unbindDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/device/shoplist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shops a device can be bound to
         * @description Shops of one customer with how many devices each has. Refused with 404 for an unknown customer, 403 without the customer's authorisation.
         */
        get: operations["listDeviceShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/device/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bind a device to a shop
         * @description Gives an unbound device to one of the customer's shops. Refused with 409 while it is bound to another shop, with 404 for an unknown device or shop, 403 without the customer's authorisation. Binding to the same shop again succeeds unchanged.
         */
        get: operations["bindDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/device/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remove a device from the customer's list
         * @description Refused with 45201 while the device is bound to a shop, with 404 for an unknown device or one removed already, 403 without the customer's authorisation.
         */
        get: operations["removeDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/device/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add a device to a customer's list
         * @description The device starts unbound. Refused with 409 when the device number is in use already, with 404 for an unknown customer, 403 without the customer's authorisation. The same Idempotency-Key with the same device answers with the one added before, with another device it is refused with 409.
         */
        get: operations["createDevice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/applyurl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link with which a customer registers, buys or renews
         * @description A link that carries the promoter's code, so that what comes of it counts for the promoter. A renewal link needs the customer it is for; for an unknown one it is refused with 404, for another promoter's with 403.
         */
        get: operations["getApplyUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/authurl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link with which a customer lets the promoter help
         * @description The same as the QR code of authorisation, as a link to send: it opens the confirmation page. Valid for 24 hours. Refused with 404 for an unknown customer, 403 for another promoter's.
         */
        get: operations["getAuthorisationUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/om/sysenum/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All lists of codes at once
         * @description Every list of codes the website knows with its values in display order, named in the language of Accept-Language. One list alone is read by its number at `sysenum/list/{typeID}`. Works without a session.
         */
        get: operations["listEnumGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/cashapply/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be withdrawn, and what happens to it
         * @description Where the money is (earned, on hold, withdrawable, withdrawing, withdrawn, failed), when what is on hold becomes free, the card it goes to, why a withdrawal is not possible now, the tax rule that applies with everything needed to compute it, and the last movements. With an `amount` within the limits the server computes the tax of that withdrawal in `preview`; otherwise `preview` is null.
         */
        get: operations["getWithdrawalInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/cashapply/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw money to the bank card
         * @description The amount is gross; the tax is withheld and the net goes to the card. One reason is told at a time, in this order: empty and malformed (400, amount.empty, amount.invalid), negative (45101), zero (45102), under the minimum (45103), over what is withdrawable (45104), no bank card (45105). The same Idempotency-Key with the same amount answers with the withdrawal made before; with another amount it is refused with 409. Tries that come too often are refused with 429.
         */
        post: operations["addWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/webzhj/shop/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shops of a merchant
         * @description Shops of the account that is logged in, or of the customer named by `kdUid`, the main one first; used to choose what a promoter is bound to. Refused with 404 for an unknown customer, 403 for another promoter's.
         */
        get: operations["listMerchantShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/{type}/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shares or withdrawals, line by line
         * @description One page of money records, newest first. `rebate` gives shares of orders with negative lines for money taken back; `cashapply` gives withdrawals. `amount` is the sum over all pages of what the filters leave. The month filter makes the monthly statement; a filter of the other type leaves nothing.
         */
        get: operations["listMoneyRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/rebate/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shares in sum, and how they are reckoned
         * @description The balance, this month's and last month's shares, the next amount to become free, and the rates with their holding times.
         */
        get: operations["getRebateSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/detail/basic/{kdUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer or lead with everything but the follow-ups
         * @description Facts, licence and use of stores and users, what a renewal costs and brings, until when the customer is protected and why, and whether giving up can be undone. Refused with 404 for an unknown customer, 403 for another promoter's.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/detail/followrecord/{kdUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said and done with one customer
         * @description Notes, quotes, orders and help given, newest first, with the next date agreed. Refused with 404 for an unknown customer, 403 for another promoter's.
         */
        get: operations["listFollowUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Labels on my customers, with how many carry each
         * @description Every label that at least one of the promoter's customers carries, the most used first.
         */
        get: operations["listLabels"];
        put?: never;
        /**
         * Set the labels of a customer
         * @description The customer carries exactly the labels sent; an empty list takes all away. A label nobody used before is made. Refused with 404 for an unknown customer, 403 for another promoter's.
         */
        post: operations["saveCustomerLabels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/label/{kdUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Labels of one customer
         * @description The labels in the order they were set. Refused with 404 for an unknown customer, 403 for another promoter's.
         */
        get: operations["listCustomerLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/add/followrecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note what was said, and when to speak next
         * @description Adds a follow-up; purchase intention and note are both needed. Renews the protection of the customer. Without `nextDate` the next date agreed before is cleared. Refused with 404 for an unknown customer, 403 for another promoter's. The same Idempotency-Key with the same follow-up answers with the one kept before, with another follow-up it is refused with 409.
         */
        post: operations["addFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/label/enum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ready-made labels to choose from
         * @description Labels the product proposes, by kind, worded in the language of Accept-Language; other labels may be written freely.
         */
        get: operations["listLabelChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/giveup/enum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reasons for giving a customer up
         * @description In display order, worded in the language of Accept-Language.
         */
        get: operations["listGiveUpReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/labelname/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Label names that begin as typed
         * @description Names the promoter used before, for suggestions while typing, the most used first; at most 20.
         */
        get: operations["listLabelNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/giveup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a customer or lead up, or take that back
         * @description Giving up needs a reason from the list, and a note where the reason asks for one. It can be taken back for seven days with `isUndo`; afterwards the number is free for everybody and may be entered anew. Refused with 400 (lead.reasonMissing) without a reason, 409 when it is given up already, 45012 when the seven days are over, 404 for an unknown customer or one that was not given up, 403 for another promoter's.
         */
        post: operations["giveUpCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/industry/enum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Industries to choose from
         * @description In display order, worded in the language of Accept-Language. Works without a session.
         */
        get: operations["listIndustries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/mch/input": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a lead
         * @description Makes a lead that is protected for 90 days. Refused with 409 when it is yours already, with 45010 while it is protected for somebody else, with 45011 when it is a customer nobody may enter; look the number up first to tell while typing. The same Idempotency-Key with the same number answers with the lead made before.
         */
        post: operations["enterLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/bank/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bank card withdrawals go to
         * @description Numbers and name come masked. Null while there is none.
         */
        get: operations["getBankAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/bank/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or replace the bank card
         * @description There is one card; a new one replaces it, and withdrawals under way still go to the old one. Card and identity numbers whose check digit is wrong are refused with 400 like those of the wrong length; a missing value is refused with 400 and bank.incomplete. To replace a card `smsCode` has to be there, sent to the account's phone (type 7): without it the change is refused with 400 (sms.missing), with a wrong or an old one with 422 (45106, 45107), and the sixth wrong code within three minutes with 429. Nothing is proved for the first card. The same Idempotency-Key with the same entry answers with the card kept before, with another entry it is refused with 409.
         */
        post: operations["addBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/bankname/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bank behind a card number
         * @description Proposes the bank's name while the card is entered; nothing is kept. A card of no known bank is refused with 404 and the name is typed by hand.
         */
        post: operations["getBankName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a promoter to the team
         * @description Somebody with an account joins at once; anybody else is sent an invitation by text message. Refused with 409 when the number is in the team already, with 45001 when it holds another role, 45003 when it belongs to an account that is no member of the product. The same Idempotency-Key with the same promoter answers with the member added before, with another promoter it is refused with 409.
         */
        post: operations["addPromoter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/srvmall/promoter/team/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The promoters of my team
         * @description One page of members with what each brought in, the newest first.
         */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/ppromotion/promoter/seriallist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Serials bought for activating services
         * @description Each serial activates one service once. Those that expire first come first.
         */
        get: operations["listSerials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/ppromotion/promoter/active/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What activating would do, before it is done
         * @description For the customer with this phone and each service chosen: from when until when it would run and which price is settled. Changes nothing. Refused with 404 when no account has this phone, with 45301 for a service that does not exist, 45302 without a serial and without permission to order, 400 (service.missing) when none is chosen, 403 for another promoter's customer.
         */
        get: operations["verifyActivation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/ppromotion/promoter/customer/day/remaining": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days left of each service of a customer
         * @description Refused with 404 for an unknown customer, 403 for another promoter's.
         */
        get: operations["getCustomerDaysRemaining"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/ppromotion/promoter/serialsum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many serials are left of each service
         * @description One line for each service the promoter ever had serials of.
         */
        get: operations["sumSerials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ommall/ppromotion/promoter/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Activate services for a customer
         * @description A GET that changes something: each service takes one serial, or is ordered at the agreed settlement price where ordering is permitted. All of them or none. The same Idempotency-Key answers with what was activated before. Refused with 400 when no service is chosen (service.missing) or the terms are not agreed to (terms.missing), with 404 when no account has this phone, 45301 for a service that does not exist, 45302 without a serial and without permission to order, 403 for another promoter's customer.
         */
        get: operations["activateServices"];
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
        /** @description The account's role does not allow it. 45001 agent.roleConflict: it already holds the other role (登录角色冲突). 45002 agent.parentChanged: the role of the parent agent changed (上级代理角色已变更). 45003 agent.notMember: it is no member of the product (非本产品会员). */
        RoleRefused: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @enum {integer}
             */
            errcode: 45001 | 45002 | 45003;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description Message to show.
             * @enum {string}
             */
            key: "agent.roleConflict" | "agent.parentChanged" | "agent.notMember";
        };
        /** @description This number cannot be entered. 45010: protected for another promoter (他人保护中); `msg` says until when, no message key fits. 45011 phone.registered: a customer already, whom nobody may enter (已是客户). */
        LeadRefused: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @enum {integer}
             */
            errcode: 45010 | 45011;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description Message to show; empty when no key fits and `msg` is shown.
             * @enum {string}
             */
            key: "" | "phone.registered";
        };
        /** @description The seven days in which giving up can be taken back are over (撤回期已过); no message key fits, `msg` is shown. */
        GiveUpRefused: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 45012;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description The amount is well formed but cannot be withdrawn; the first reason in this order is told. 45101 amount.negative (负数), 45102 amount.zero (为零), 45103 amount.minimum (低于100元), 45104 amount.exceeds (超过可提现), 45105 bank.missing (没有银行卡). */
        WithdrawalRefused: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @enum {integer}
             */
            errcode: 45101 | 45102 | 45103 | 45104 | 45105;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description Message to show.
             * @enum {string}
             */
            key: "amount.negative" | "amount.zero" | "amount.minimum" | "amount.exceeds" | "bank.missing";
        };
        /** @description The code that proves the change of a card does not count. 45106 code.error: not the one sent (验证码错误). 45107 sms.expired: older than ten minutes, or used (验证码已过期). */
        BankCodeRefused: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @enum {integer}
             */
            errcode: 45106 | 45107;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description Message to show.
             * @enum {string}
             */
            key: "code.error" | "sms.expired";
        };
        /** @description The device is still bound to a shop and must be unbound first (设备仍在绑定中); no message key fits, `msg` is shown. */
        DeviceRefused: {
            /** @constant */
            code: 422;
            /** @constant */
            errcode: 45201;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /** @constant */
            key: "";
        };
        /** @description The services cannot be activated. 45301 service.unknown: one of them does not exist (所选服务不存在). 45302 pay.notEligible: no serial is left and ordering is not permitted (没有余量，也没有下单权限). */
        ActivationRefused: {
            /** @constant */
            code: 422;
            /**
             * Format: int32
             * @enum {integer}
             */
            errcode: 45301 | 45302;
            /** @constant */
            success: false;
            msg: string;
            data: null;
            /**
             * @description Message to show.
             * @enum {string}
             */
            key: "service.unknown" | "pay.notEligible";
        };
        /** @description A month, 2026-11, on the clock of UTC+8. */
        YearMonth: string;
        EnumGroup: {
            typeID: components["schemas"]["Alias"];
            values: components["schemas"]["NamedCode"][];
        };
        /**
         * Format: int32
         * @description Whole per cent.
         */
        RatePercent: number;
        /**
         * @description none: no role 无角色. promoter: promoter 推广员. agentChina: agent, China version 国内版代理. agentInternational: agent, international version 国际版代理. An account holds one at a time.
         * @enum {string}
         */
        PromoterRole: "none" | "promoter" | "agentChina" | "agentInternational";
        /**
         * @description none: not applied 未申请. submitted: sent 已提交. reviewing: being looked at 审核中. approved: accepted 已通过. rejected: refused 未通过. none → submitted → reviewing → approved or rejected; rejected → submitted.
         * @enum {string}
         */
        PartnerApplicationState: "none" | "submitted" | "reviewing" | "approved" | "rejected";
        PromoterVerification: {
            kdUid: components["schemas"]["UserId"];
            role: components["schemas"]["PromoterRole"];
            roleSince: components["schemas"]["Time"] | null;
            /** @description The agent above; null without one. */
            parent: components["schemas"]["ParentAgent"] | null;
            applicationState: components["schemas"]["PartnerApplicationState"];
            /** @description Why the last application was rejected, in the language of Accept-Language; only in that state. */
            rejectionReason?: string;
            /** @description False for members already, while an application is open, and for non-members of the product. */
            canApply: boolean;
            /** @description Whether the channel manager opened ordering at settlement prices. */
            canOrder: boolean;
        };
        ParentAgent: {
            nickname: components["schemas"]["Nickname"];
            recode: components["schemas"]["ReferralCode"];
            since: components["schemas"]["Time"];
        };
        /** @description The inviter's code, nickname and setting to show it, with the links made of them. */
        ReferralCard: {
            recode: components["schemas"]["ReferralCode"];
            /** @description Null until one is set. */
            nickname: components["schemas"]["Nickname"] | null;
            showFullName: components["schemas"]["ShowFullName"];
            /**
             * Format: uri
             * @description Registration link with the code; also the content of the QR code.
             */
            registerUrl: string;
            currency: components["schemas"]["Currency"];
            channels: components["schemas"]["ChannelFunnel"][];
        };
        /** @description From click to payment in one channel; each count is at most the one before it. */
        ChannelFunnel: {
            channel: components["schemas"]["ShareChannel"];
            /** Format: uri */
            url: string;
            clicked: components["schemas"]["Count"];
            registered: components["schemas"]["Count"];
            tried: components["schemas"]["Count"];
            paid: components["schemas"]["Count"];
            orderAmount: components["schemas"]["Money"];
        };
        CodeOwner: {
            recode: components["schemas"]["ReferralCode"];
            /** @description Null when its owner does not show it. */
            nickname: components["schemas"]["Nickname"] | null;
            /** @description False when the owner no longer is a promoter; registrations then count for nobody. */
            isActive: boolean;
        };
        NicknameChange: {
            nickname: components["schemas"]["Nickname"];
        };
        NicknameVisibility: {
            showFullName: components["schemas"]["ShowFullName"];
        };
        NicknameSetting: {
            nickname: components["schemas"]["Nickname"] | null;
            showFullName: components["schemas"]["ShowFullName"];
        };
        PromoterAchievement: {
            asOf: components["schemas"]["Time"];
            month: components["schemas"]["YearMonth"];
            currency: components["schemas"]["Currency"];
            thisMonth: components["schemas"]["AchievementFigures"];
            lastMonth: components["schemas"]["AchievementFigures"];
            total: components["schemas"]["AchievementFigures"];
            customers: components["schemas"]["CustomerCounts"];
            /** @description Follow-ups agreed for today, and those of earlier days that were missed; not of customers given up. */
            followUpsDueToday: components["schemas"]["Count"];
            atRisk: components["schemas"]["RenewalsAtRisk"];
        };
        /** @description Orders and shares less refunds, by the time of payment. */
        AchievementFigures: {
            newCustomers: components["schemas"]["Count"];
            payingCustomers: components["schemas"]["Count"];
            orderCount: components["schemas"]["Count"];
            orderAmount: components["schemas"]["SignedMoney"];
            shareAmount: components["schemas"]["SignedMoney"];
        };
        /** @description How many customers are in each service state; they add up to `total`. */
        CustomerCounts: {
            total: components["schemas"]["Count"];
            inService: components["schemas"]["Count"];
            dueThisMonth: components["schemas"]["Count"];
            dueNextMonth: components["schemas"]["Count"];
            expired: components["schemas"]["Count"];
            trial: components["schemas"]["Count"];
            notPurchased: components["schemas"]["Count"];
        };
        RenewalsAtRisk: {
            /**
             * Format: int32
             * @description How far ahead is looked.
             */
            days: number;
            customers: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
        };
        ServiceAward: {
            month: components["schemas"]["YearMonth"];
            /**
             * @description open: month still running, an estimate 未结算. settled: final 已结算. open → settled.
             * @enum {string}
             */
            state: "open" | "settled";
            renewedCustomers: components["schemas"]["Count"];
            currency: components["schemas"]["Currency"];
            /** @description Lowest first. */
            steps: components["schemas"]["AwardStep"][];
            amount: components["schemas"]["Money"];
            /** @description Null on the highest step. */
            next: components["schemas"]["NextAwardStep"] | null;
            settlesAt: components["schemas"]["Time"];
        };
        AwardStep: {
            fromCustomers: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
        };
        NextAwardStep: {
            missingCustomers: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
        };
        /**
         * @description high: high 高. medium: medium 中. general: general 一般.
         * @enum {string}
         */
        PurchaseIntention: "high" | "medium" | "general";
        /** @description The state of a licence, or of its trial. trial: free trial running 试用中; it follows notPurchased and leads to inService by payment or to expired by time. */
        ServiceState: components["schemas"]["LicenceState"] | "trial";
        /**
         * @description lead: entered, no account in use yet 线索. customer: uses the product 客户. givenUp: given up, can still be taken back 已放弃. lead → customer; lead or customer → givenUp; givenUp → what it was, or gone after seven days.
         * @enum {string}
         */
        CustomerRelation: "lead" | "customer" | "givenUp";
        /** @description A customer or lead as the list shows it. */
        Customer: {
            kdUid: components["schemas"]["UserId"];
            /** @description Name of the shop or company; may be empty for a lead. */
            name: string;
            contactName: string;
            phone: components["schemas"]["Phone"];
            /** @description Code of the industry; empty when not known. */
            industry: string;
            purchaseIntention: components["schemas"]["PurchaseIntention"] | null;
            /** @description The last note; empty without one. */
            followUpNote: string;
            labels: components["schemas"]["Labels"];
            /** @description Null for a lead that has not registered. */
            registrationTime: components["schemas"]["Time"] | null;
            registrationChannel: components["schemas"]["RegistrationChannel"];
            relation: components["schemas"]["CustomerRelation"];
            serviceState: components["schemas"]["ServiceState"];
            /** @description Whether a payment was ever received (已付费 or 未付费). */
            isPaid: boolean;
            versionLevel: components["schemas"]["VersionLevel"] | null;
            /** @description End of the service or trial; null without one and for a buyout. */
            serviceExpiry: components["schemas"]["Time"] | null;
            /** @description Null with `serviceExpiry`. */
            remainingDays: components["schemas"]["RemainingDays"] | null;
            /**
             * Format: int32
             * @description Stores licensed.
             */
            storeCount: number;
            /**
             * Format: int32
             * @description Users licensed.
             */
            userCount: number;
            lastFollowUpAt: components["schemas"]["Time"] | null;
            /** @description The next date agreed; 00:00 where no time was. */
            nextFollowUpAt: components["schemas"]["Time"] | null;
            /** @description What renewing for a year would cost; the money at risk. Null where nothing is to be renewed. */
            renewalAmount: components["schemas"]["Money"] | null;
            /** @description Nobody else may enter this number until then. */
            protectedUntil: components["schemas"]["Time"] | null;
            /** @description Giving up can be taken back until then; null unless given up. */
            undoUntil: components["schemas"]["Time"] | null;
            /** @description Name of the promoter of the caller's team who brought the customer in 团队带来; null for the caller's own 自己的. The customer belongs to the caller either way; members who have customers of their own keep them, and those are not listed. */
            broughtBy: string | null;
        };
        /**
         * Format: int32
         * @description Calendar days in UTC+8 from `asOf` to the last day of service; negative when it is over.
         */
        RemainingDays: number;
        /** @description How the customer came: through a channel of the promoter 推广渠道, or otherwise. visit: entered as a lead after a visit 线下拜访. self: without a promoter 自行注册. app: in the app 应用内注册. */
        RegistrationChannel: components["schemas"]["ShareChannel"] | ("visit" | "self" | "app");
        Labels: components["schemas"]["LabelName"][];
        LabelName: string;
        CustomerListRequest: {
            /** Format: int32 */
            page: number;
            /** Format: int32 */
            rows: number;
        };
        CustomerPage: {
            asOf: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            list: components["schemas"]["Customer"][];
            total: components["schemas"]["Total"];
        };
        CustomerLookup: {
            phone: components["schemas"]["Phone"];
        };
        LeadPassport: {
            phone: components["schemas"]["Phone"];
            state: components["schemas"]["LeadState"];
            canEnter: boolean;
            /** @description Set for yours and protected. */
            protectedUntil: components["schemas"]["Time"] | null;
            /**
             * Format: int32
             * @description How long a lead entered now would be protected.
             */
            protectionDays: number;
        };
        /**
         * @description free: nobody's, may be entered 可录入. yours: your lead or customer 你的客户. protected: another promoter's until `protectedUntil` 他人保护中. existing: a customer nobody may enter 已有客户. free → yours or protected when entered; protected → free when the time is over or it is given up.
         * @enum {string}
         */
        LeadState: "free" | "yours" | "protected" | "existing";
        CustomerLookupResult: {
            passport: components["schemas"]["LeadPassport"];
            currency: components["schemas"]["Currency"];
            /** @description Only when it is yours. */
            customer: components["schemas"]["Customer"] | null;
        };
        CustomerDetail: {
            asOf: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            customer: components["schemas"]["Customer"];
            address: string;
            licenceCode: components["schemas"]["LicenceCode"] | null;
            isBuyout: boolean;
            usage: components["schemas"]["LicenceUsage"];
            /** @description Null where nothing is to be renewed. */
            renewal: components["schemas"]["RenewalOffer"] | null;
            protection: components["schemas"]["Protection"] | null;
            /** @description Set while giving up can be taken back. */
            giveUp: components["schemas"]["GiveUpReceipt"] | null;
            /** @description Whether the customer lets the promoter manage devices and services. */
            isAuthorised: boolean;
            canActivate: boolean;
        };
        LicenceUsage: {
            /** Format: int32 */
            storesUsed: number;
            /** Format: int32 */
            storeLimit: number;
            /** Format: int32 */
            usersUsed: number;
            /** Format: int32 */
            userLimit: number;
        };
        /** @description What a renewal costs and brings. The lines add up to `amount`. `share` is `amount` × `ratePercent` ÷ 100, half up to 0.01, owed once the customer paid. */
        RenewalOffer: {
            /** Format: int32 */
            years: number;
            amount: components["schemas"]["Money"];
            lines: components["schemas"]["RenewalLine"][];
            ratePercent: components["schemas"]["RatePercent"];
            share: components["schemas"]["Money"];
            /**
             * Format: uri
             * @description Renewal link with the promoter's code.
             */
            url: string;
        };
        /** @description `amount` is `count` × `unitPrice` × years. */
        RenewalLine: {
            /**
             * @description version: year price 版本年费. stores: stores beyond those included 加店铺. users: users beyond those included 加用户.
             * @enum {string}
             */
            kind: "version" | "stores" | "users";
            /** Format: int32 */
            count: number;
            unitPrice: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
        };
        /** @description `until` is the end of the day `days` days after `startedAt`. */
        Protection: {
            startedAt: components["schemas"]["Time"];
            until: components["schemas"]["Time"];
            /** Format: int32 */
            days: number;
            /**
             * @description What started it last. entered: the lead was entered 录入. followUp: a follow-up 跟进. order: an order 下单.
             * @enum {string}
             */
            reason: "entered" | "followUp" | "order";
        };
        /**
         * @description note: follow-up 跟进. quote: a price was given 报价. support: help was given 服务. order: bought or renewed 购买或续费. entered: lead entered 录入. givenUp: given up 放弃. undone: giving up taken back 撤回放弃.
         * @enum {string}
         */
        FollowUpKind: "note" | "quote" | "support" | "order" | "entered" | "givenUp" | "undone";
        FollowUp: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["FollowUpKind"];
            at: components["schemas"]["Time"];
            /** @description The follow-up note. */
            text: string;
            detail: string;
            /** @description Null when the system wrote it. */
            author: string | null;
            purchaseIntention: components["schemas"]["PurchaseIntention"] | null;
            nextFollowUpAt: components["schemas"]["Time"] | null;
        };
        FollowUpHistory: {
            nextFollowUpAt: components["schemas"]["Time"] | null;
            /** @description The newest 500. */
            list: components["schemas"]["FollowUp"][];
            total: components["schemas"]["Total"];
        };
        FollowUpEntry: {
            kdUid: components["schemas"]["UserId"];
            purchaseIntention: components["schemas"]["PurchaseIntention"];
            followUpNote: string;
            nextDate?: components["schemas"]["Day"];
            /** @description Time of `nextDate` in UTC+8; without meaning alone. */
            nextTime?: string;
        };
        LabelUse: {
            name: components["schemas"]["LabelName"];
            /** Format: int32 */
            customerCount: number;
        };
        LabelChange: {
            kdUid: components["schemas"]["UserId"];
            labels: components["schemas"]["Labels"];
        };
        CustomerLabels: {
            kdUid: components["schemas"]["UserId"];
            labels: components["schemas"]["Labels"];
        };
        LabelChoice: {
            code: components["schemas"]["Alias"];
            name: components["schemas"]["LabelName"];
            /**
             * @description need: what matters to the customer 需求. relation: how we know each other 关系. habit: how to reach the customer 习惯.
             * @enum {string}
             */
            group: "need" | "relation" | "habit";
        };
        GiveUpReason: {
            code: components["schemas"]["Alias"];
            name: string;
            /** @description Whether a note must be written as well. */
            needsNote: boolean;
        };
        GiveUpRequest: {
            kdUid: components["schemas"]["UserId"];
            /** @description Code of a reason from the list. */
            reason: string;
            note?: string;
        };
        GiveUpUndo: {
            kdUid: components["schemas"]["UserId"];
            /** @enum {boolean} */
            isUndo: true;
        };
        GiveUpReceipt: {
            kdUid: components["schemas"]["UserId"];
            relation: components["schemas"]["CustomerRelation"];
            givenUpAt: components["schemas"]["Time"] | null;
            reason: string | null;
            /** @description Seven days after giving up. */
            undoUntil: components["schemas"]["Time"] | null;
            protectedUntil: components["schemas"]["Time"] | null;
        };
        LeadEntry: {
            contactName?: string;
            phone: components["schemas"]["Phone"];
            address?: string;
            /** @description Code of an industry that `listIndustries` shows, else 400; may be empty. */
            industry?: string;
            purchaseIntention: components["schemas"]["PurchaseIntention"];
            followUpNote: string;
            labels?: components["schemas"]["Labels"];
        };
        LeadReceipt: {
            kdUid: components["schemas"]["UserId"];
            phone: components["schemas"]["Phone"];
            enteredAt: components["schemas"]["Time"];
            protectedUntil: components["schemas"]["Time"];
        };
        AuthorisationQrCode: {
            kdUid: components["schemas"]["UserId"];
            content: string;
            expiresAt: components["schemas"]["Time"];
            serverTime: components["schemas"]["Time"];
            /** @description Whether the customer has confirmed. */
            isAuthorised: boolean;
            authorisedAt: components["schemas"]["Time"] | null;
            /** @description When the customer last refused; null when never. A refused code is replaced by a new one. */
            refusedAt: components["schemas"]["Time"] | null;
        };
        AuthorisationUrl: {
            kdUid: components["schemas"]["UserId"];
            /** Format: uri */
            url: string;
            expiresAt: components["schemas"]["Time"];
            serverTime: components["schemas"]["Time"];
            /** @description Whether the customer has confirmed. */
            isAuthorised: boolean;
            authorisedAt: components["schemas"]["Time"] | null;
            /** @description When the customer last refused; null when never. A refused code is replaced by a new one. */
            refusedAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description register: register and try 注册试用. buy: buy a service 购买. renew: renew one 续费.
         * @enum {string}
         */
        LinkPurpose: "register" | "buy" | "renew";
        ApplyUrl: {
            purpose: components["schemas"]["LinkPurpose"];
            kdUid: components["schemas"]["UserId"] | null;
            channel: components["schemas"]["ShareChannel"] | null;
            /** Format: uri */
            url: string;
            /** @description Null when it does not expire. */
            expiresAt: components["schemas"]["Time"] | null;
        };
        /**
         * @description till: till 收银机. printer: printer 打印机. scanner: scanner 扫码枪. scale: scale 电子秤.
         * @enum {string}
         */
        DeviceKind: "till" | "printer" | "scanner" | "scale";
        DeviceNumber: string;
        Device: {
            deviceId: components["schemas"]["Id"];
            kdUid: components["schemas"]["UserId"];
            kind: components["schemas"]["DeviceKind"];
            name: string;
            deviceNo: components["schemas"]["DeviceNumber"];
            /**
             * @description unbound: in no shop 未绑定. bound: in a shop 已绑定. unbound ⇄ bound; only unbound ones can be removed.
             * @enum {string}
             */
            state: "unbound" | "bound";
            shopId: components["schemas"]["Id"] | null;
            shopName: string | null;
            boundAt: components["schemas"]["Time"] | null;
        };
        DeviceRemoval: {
            deviceId: components["schemas"]["Id"];
            kdUid: components["schemas"]["UserId"];
        };
        MerchantShop: {
            shopId: components["schemas"]["Id"];
            name: string;
            isMain: boolean;
            address: string;
            deviceCount: components["schemas"]["Count"];
        };
        CustomerService: {
            productNo: components["schemas"]["ProductNo"];
            name: string;
            code: components["schemas"]["LicenceCode"];
            versionLevel: components["schemas"]["VersionLevel"] | null;
            /**
             * Format: int32
             * @description How long it runs.
             */
            days: number;
            currency: components["schemas"]["Currency"];
            listPrice: components["schemas"]["Money"];
            /** @description Null while ordering is not permitted. */
            settlementPrice: components["schemas"]["Money"] | null;
            serialsLeft: components["schemas"]["Count"];
            canActivate: boolean;
            blockedBy: components["schemas"]["ActivationBlock"] | null;
            /** @description How it stands with the customer named; null without one. */
            current: components["schemas"]["CurrentService"] | null;
        };
        /**
         * @description notEligible: no serial left and ordering not permitted 没有余量也没有下单权限. notAuthorised: the customer has not agreed 客户未授权. buyout: bought out, nothing to add 已买断.
         * @enum {string}
         */
        ActivationBlock: "notEligible" | "notAuthorised" | "buyout";
        CurrentService: {
            serviceState: components["schemas"]["ServiceState"];
            serviceExpiry: components["schemas"]["Time"] | null;
            remainingDays: components["schemas"]["RemainingDays"] | null;
        };
        CustomerDaysRemaining: {
            kdUid: components["schemas"]["UserId"];
            asOf: components["schemas"]["Time"];
            services: components["schemas"]["ServiceDaysRemaining"][];
        };
        ServiceDaysRemaining: {
            code: components["schemas"]["LicenceCode"];
            versionLevel: components["schemas"]["VersionLevel"] | null;
            serviceState: components["schemas"]["ServiceState"];
            serviceExpiry: components["schemas"]["Time"] | null;
            remainingDays: components["schemas"]["RemainingDays"] | null;
        };
        SerialNumber: string;
        /**
         * @description unused: ready 未使用. used: activated a service 已使用. expired: not used in time 已过期. unused → used or expired.
         * @enum {string}
         */
        SerialState: "unused" | "used" | "expired";
        Serial: {
            serialNo: components["schemas"]["SerialNumber"];
            productNo: components["schemas"]["ProductNo"];
            name: string;
            state: components["schemas"]["SerialState"];
            boughtAt: components["schemas"]["Time"];
            validUntil: components["schemas"]["Time"];
            usedAt: components["schemas"]["Time"] | null;
            usedForKdUid: components["schemas"]["UserId"] | null;
            usedForName: string | null;
        };
        SerialPage: {
            list: components["schemas"]["Serial"][];
            total: components["schemas"]["Total"];
        };
        SerialSum: {
            productNo: components["schemas"]["ProductNo"];
            name: string;
            unused: components["schemas"]["Count"];
            used: components["schemas"]["Count"];
            expired: components["schemas"]["Count"];
        };
        ActivationLine: {
            productNo: components["schemas"]["ProductNo"];
            name: string;
            /**
             * @description serial: one serial is used 用序列号. settlement: ordered at the settlement price 按结算价下单.
             * @enum {string}
             */
            paidBy: "serial" | "settlement";
            serialNo: components["schemas"]["SerialNumber"] | null;
            settlementPrice: components["schemas"]["Money"];
            startsAt: components["schemas"]["Time"];
            endsAt: components["schemas"]["Time"];
        };
        ActivationPreview: {
            kdUid: components["schemas"]["UserId"];
            /** @description Name of the shop; where that is not known, the contact person, else the masked phone. */
            customerName: string;
            customerMobile: components["schemas"]["Phone"];
            currency: components["schemas"]["Currency"];
            lines: components["schemas"]["ActivationLine"][];
            settlementAmount: components["schemas"]["Money"];
        };
        ActivationReceipt: {
            kdUid: components["schemas"]["UserId"];
            /** @description Name of the shop; where that is not known, the contact person, else the masked phone. */
            customerName: string;
            customerMobile: components["schemas"]["Phone"];
            activatedAt: components["schemas"]["Time"];
            orderNo: components["schemas"]["OrderNo"];
            currency: components["schemas"]["Currency"];
            lines: components["schemas"]["ActivationLine"][];
            settlementAmount: components["schemas"]["Money"];
        };
        /** @description The last digit is a Luhn check digit. */
        BankCardNumber: string;
        BankName: string;
        /**
         * @description debit: debit card 储蓄卡. credit: credit card 信用卡. other: anything else 其他.
         * @enum {string}
         */
        CardKind: "debit" | "credit" | "other";
        /** @description First and last four digits. */
        MaskedBankCardNumber: string;
        BankAccountEntry: {
            holderName: string;
            /** @description Resident identity number; the last character is a check digit (GB 11643). */
            identityNumber: string;
            bankCardNumber: components["schemas"]["BankCardNumber"];
            bankName: components["schemas"]["BankName"];
            /** @description Six digits sent to the account's phone; only where a card is replaced. */
            smsCode?: string;
        };
        BankAccount: {
            bankCardNumber: components["schemas"]["MaskedBankCardNumber"];
            bankName: components["schemas"]["BankName"];
            /** @description First three and last four characters. */
            identityNumber: string;
            /** @description Masked after the first character. */
            holderName: string;
            cardKind: components["schemas"]["CardKind"];
            addedAt: components["schemas"]["Time"];
        };
        BankNameLookup: {
            bankCardNumber: components["schemas"]["BankCardNumber"];
        };
        BankNameResult: {
            bankName: components["schemas"]["BankName"];
            cardKind: components["schemas"]["CardKind"];
        };
        /** @description Gross amount as typed, in the currency of the balance; at most two decimals. A minus sign is well formed so that it can be named as the mistake. */
        TypedAmount: string;
        /** @description Where the money is. earned = onHold + withdrawable + withdrawing + withdrawn − owed. onHold 待结算: shares not free yet. withdrawable 可提现. withdrawing 提现中 and withdrawn 已提现: gross. owed 待冲回: taken back beyond what was there, settled with the next shares. failed 提现失败: gross of failed withdrawals, all of it back in withdrawable. */
        MoneyBalance: {
            earned: components["schemas"]["SignedMoney"];
            onHold: components["schemas"]["Money"];
            withdrawable: components["schemas"]["Money"];
            withdrawing: components["schemas"]["Money"];
            withdrawn: components["schemas"]["Money"];
            owed: components["schemas"]["Money"];
            failed: components["schemas"]["Money"];
        };
        HoldRelease: {
            at: components["schemas"]["Time"];
            amount: components["schemas"]["Money"];
            /** Format: int32 */
            shareCount: number;
        };
        WithdrawalInfo: {
            asOf: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            balance: components["schemas"]["MoneyBalance"];
            /** @description When what is on hold becomes free, soonest first; adds up to `onHold`. */
            releases: components["schemas"]["HoldRelease"][];
            minimumAmount: components["schemas"]["Money"];
            bank: components["schemas"]["BankAccount"] | null;
            canWithdraw: boolean;
            /** @description Why the button is off; null when it is not. */
            blockedBy: components["schemas"]["WithdrawalBlock"] | null;
            tax: components["schemas"]["TaxRule"];
            preview: components["schemas"]["WithdrawalTax"] | null;
            /** @description The last movements, newest first. */
            recent: components["schemas"]["MoneyRecord"][];
        };
        /**
         * @description Message key. amount.minimum: less than the minimum is withdrawable 可提现不足最低额. bank.missing: no bank card 没有银行卡.
         * @enum {string}
         */
        WithdrawalBlock: "amount.minimum" | "bank.missing";
        /**
         * @description Which rule the payer withholds by. perOccurrence: labour remuneration, by withdrawal 劳务报酬按次. cumulative: platform work, cumulated over the year 互联网平台累计预扣. incidental: red packets, flat 20 % 偶然所得. none: companies with invoices and non-residents, nothing withheld here 不代扣.
         * @enum {string}
         */
        TaxMethod: "perOccurrence" | "cumulative" | "incidental" | "none";
        /** @description The rule that applies with everything the browser needs to explain and check the server's arithmetic. */
        TaxRule: {
            taxMethod: components["schemas"]["TaxMethod"];
            ruleName: string;
            ruleDate: components["schemas"]["Day"];
            /** @description Whether the tax is settled in the payee's own yearly tax return. */
            isSettledYearly: boolean;
            /** @description Null where the method has none. */
            deduction: components["schemas"]["TaxDeduction"] | null;
            /** @description Lowest first; empty where nothing is withheld. */
            brackets: components["schemas"]["TaxBracket"][];
            inputs: components["schemas"]["TaxInputs"];
        };
        /** @description perOccurrence: `fixed` up to a gross of `fixedUpTo`, above it `ratePercent` of the gross. cumulative: `ratePercent` of the income plus `fixed` for each month; `fixedUpTo` is null. */
        TaxDeduction: {
            fixed: components["schemas"]["Money"];
            fixedUpTo: components["schemas"]["Money"] | null;
            ratePercent: components["schemas"]["RatePercent"];
        };
        TaxBracket: {
            /** @description Highest base it holds for, inclusive; null for the last. */
            upTo: components["schemas"]["Money"] | null;
            ratePercent: components["schemas"]["RatePercent"];
            quickDeduction: components["schemas"]["Money"];
        };
        /** @description What was withdrawn and withheld before, without failed withdrawals; the month and the year are those of `month`. */
        TaxInputs: {
            month: components["schemas"]["YearMonth"];
            monthCount: components["schemas"]["Count"];
            monthGross: components["schemas"]["Money"];
            monthWithheld: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Months deducted for so far this year.
             */
            yearMonths: number;
            yearGross: components["schemas"]["Money"];
            yearOtherDeductions: components["schemas"]["Money"];
            yearWithheld: components["schemas"]["Money"];
        };
        /** @description The tax of one withdrawal. tax = base × ratePercent ÷ 100 − quickDeduction − alreadyWithheld, half up to 0.01, not below zero; net = gross − tax. Where several withdrawals count together, deduction and base are those of their sum. */
        WithdrawalTax: {
            taxMethod: components["schemas"]["TaxMethod"];
            gross: components["schemas"]["Money"];
            deduction: components["schemas"]["Money"];
            base: components["schemas"]["Money"];
            ratePercent: components["schemas"]["RatePercent"];
            quickDeduction: components["schemas"]["Money"];
            alreadyWithheld: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Which withdrawal of the month this is.
             */
            ordinalInMonth: number;
            /** @description The way from gross to net, to be shown in this order. */
            lines: components["schemas"]["TaxLine"][];
            ruleName: string;
            ruleDate: components["schemas"]["Day"];
            isSettledYearly: boolean;
        };
        TaxLine: {
            kind: components["schemas"]["TaxLineKind"];
            /** @description Null on the line of the rate. */
            amount: components["schemas"]["SignedMoney"] | null;
            /** @description Only on the line of the rate. */
            ratePercent: components["schemas"]["RatePercent"] | null;
            /** @description Explains the line in the language of Accept-Language; may be empty. */
            note: string;
        };
        /**
         * @description gross: amount withdrawn 提现金额. earlier: withdrawn before and counted together 之前的收入. deduction: deduction 减除费用. base: taxable amount 应纳税所得额. rate: rate and quick deduction 税率. alreadyWithheld: withheld before 已预扣. tax: tax withheld now 代扣个人所得税. net: net in hand 到手.
         * @enum {string}
         */
        TaxLineKind: "gross" | "earlier" | "deduction" | "base" | "rate" | "alreadyWithheld" | "tax" | "net";
        WithdrawalRequest: {
            amount: components["schemas"]["TypedAmount"];
        };
        /**
         * @description rebate: shares 分成. cashapply: withdrawals 提现.
         * @enum {string}
         */
        MoneyRecordType: "rebate" | "cashapply";
        /**
         * @description onHold: not free before `holdUntil` 待结算. released: free to be withdrawn 可提现. reversed: a negative line that takes a share back 已冲回. onHold → released; reversed stands from the start and never changes.
         * @enum {string}
         */
        ShareState: "onHold" | "released" | "reversed";
        /** @description A share of one order, or what is taken back of it. `amount` is `baseAmount` × `ratePercent` ÷ 100, half up to 0.01, negative for a reversal. */
        ShareRecord: {
            /** @enum {string} */
            type: "rebate";
            id: components["schemas"]["Id"];
            /**
             * @description share: earned 分成. reversal: taken back after a refund 冲回.
             * @enum {string}
             */
            kind: "share" | "reversal";
            state: components["schemas"]["ShareState"];
            orderNo: components["schemas"]["OrderNo"];
            kdUid: components["schemas"]["UserId"];
            /** @description Name of the shop; where that is not known, the contact person, else the masked phone. */
            customerName: string;
            /** @description What was ordered or happened. */
            title: string;
            baseAmount: components["schemas"]["Money"];
            ratePercent: components["schemas"]["RatePercent"];
            amount: components["schemas"]["SignedMoney"];
            earnedAt: components["schemas"]["Time"];
            /** @description Null for a reversal. */
            holdUntil: components["schemas"]["Time"] | null;
            periodEnd: components["schemas"]["Day"];
            /** @description The share a reversal takes back. */
            reversedId: components["schemas"]["Id"] | null;
            note: string;
        };
        /**
         * @description withdrawing: on its way 提现中. withdrawn: arrived 已提现. failed: did not arrive, the money is withdrawable again 提现失败 (proposed). withdrawing → withdrawn or failed.
         * @enum {string}
         */
        WithdrawalStatus: "withdrawing" | "withdrawn" | "failed";
        WithdrawalRecord: {
            /** @enum {string} */
            type: "cashapply";
            id: components["schemas"]["Id"];
            withdrawalNo: string;
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Money"];
            date: components["schemas"]["Time"];
            status: components["schemas"]["WithdrawalStatus"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            bankName: components["schemas"]["BankName"];
            bankCardNumber: components["schemas"]["MaskedBankCardNumber"];
            expectedBy: components["schemas"]["Day"];
            /** @description When it arrived or failed. */
            finishedAt: components["schemas"]["Time"] | null;
            /** @description Only when it failed. */
            failReason: string | null;
            /** @description Null for withdrawals before the rule was kept. */
            breakdown: components["schemas"]["WithdrawalTax"] | null;
        };
        MoneyRecord: components["schemas"]["ShareRecord"] | components["schemas"]["WithdrawalRecord"];
        MoneyRecordPage: components["schemas"]["SharePage"] | components["schemas"]["WithdrawalPage"];
        SharePage: {
            /** @enum {string} */
            type: "rebate";
            currency: components["schemas"]["Currency"];
            list: components["schemas"]["ShareRecord"][];
            total: components["schemas"]["Total"];
            amount: components["schemas"]["SignedMoney"];
        };
        WithdrawalPage: {
            /** @enum {string} */
            type: "cashapply";
            currency: components["schemas"]["Currency"];
            list: components["schemas"]["WithdrawalRecord"][];
            total: components["schemas"]["Total"];
            amount: components["schemas"]["Money"];
        };
        RebateSummary: {
            asOf: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            balance: components["schemas"]["MoneyBalance"];
            thisMonth: components["schemas"]["MonthShares"];
            lastMonth: components["schemas"]["MonthShares"];
            nextRelease: components["schemas"]["HoldRelease"] | null;
            rates: components["schemas"]["ShareRate"][];
        };
        /** @description Shares earned in a month less what was taken back; `reversedAmount` is that part, zero or negative. */
        MonthShares: {
            month: components["schemas"]["YearMonth"];
            amount: components["schemas"]["SignedMoney"];
            shareCount: components["schemas"]["Count"];
            reversedAmount: components["schemas"]["SignedMoney"];
        };
        ShareRate: {
            /**
             * @description purchase: first purchase 首购. renewal: renewal 续费. addition: more users or stores 加用户或店铺. upgrade: higher version 升级.
             * @enum {string}
             */
            orderKind: "purchase" | "renewal" | "addition" | "upgrade";
            code: components["schemas"]["LicenceCode"];
            ratePercent: components["schemas"]["RatePercent"];
            /**
             * Format: int32
             * @description How long a share stays on hold.
             */
            holdDays: number;
        };
        PromoterEntry: {
            name: string;
            phone: components["schemas"]["Phone"];
        };
        TeamMember: {
            memberId: components["schemas"]["Id"];
            name: string;
            phone: components["schemas"]["MaskedPhone"];
            recode: components["schemas"]["ReferralCode"] | null;
            /**
             * @description invited: asked to join 已邀请. active: in the team 在团队中. left: no longer 已退出. invited → active → left.
             * @enum {string}
             */
            state: "invited" | "active" | "left";
            joinedAt: components["schemas"]["Time"] | null;
            customerCount: components["schemas"]["Count"];
            payingCustomers: components["schemas"]["Count"];
            currency: components["schemas"]["Currency"];
            orderAmount: components["schemas"]["SignedMoney"];
            shareAmount: components["schemas"]["SignedMoney"];
        };
        TeamPage: {
            list: components["schemas"]["TeamMember"][];
            total: components["schemas"]["Total"];
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
        /** @description Referral code of an inviter or a promoter (推荐码), letters and digits, compared without case. */
        ReferralCode: string;
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
        /** @description Number of a user account (kdUid). */
        UserId: string;
        /** Format: int32 */
        Id: number;
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
        /**
         * @description How something shared travels. chat: a message in the messenger 发给好友. moments: the messenger's timeline 动态. poster: a picture with a QR code 海报. link: a copied link 复制链接. qr: a QR code 二维码. sms: a text message 短信. store: the sign at the counter 店内台卡.
         * @enum {string}
         */
        ShareChannel: "chat" | "moments" | "poster" | "link" | "qr" | "sms" | "store";
        Alias: string;
        /** @description One of a list of codes, with its name in the language of the request. */
        NamedCode: {
            code: components["schemas"]["Alias"];
            name: string;
        };
        /** @description Number of a product, that is of one version of a service. */
        ProductNo: string;
        /** @description Mainland mobile number, 11 digits, without country code. */
        Phone: string;
        /**
         * Format: date-time
         * @description RFC 3339 with offset; the website shows it in UTC+8.
         */
        Time: string;
        Nickname: string;
        /** @description Whether whoever enters the code sees the nickname in full. */
        ShowFullName: boolean;
        /**
         * @description ISO 4217 code of the amounts beside and below it. It follows the variant whose back end this is, never the language: CNY for China 人民币, USD for global 美元.
         * @enum {string}
         */
        Currency: "CNY" | "USD";
        /**
         * Format: int32
         * @description How many.
         */
        Count: number;
        /** @description Yuan (or the currency said beside it) with exactly two decimals, never negative. */
        Money: string;
        /** @description Yuan (or the currency said beside it) with exactly two decimals; negative for money taken back. */
        SignedMoney: string;
        /**
         * @description notPurchased: recorded but not paid 未购买 → inService by payment. inService: in service 使用中 → dueNextMonth by time. dueNextMonth: ends within the next calendar month (UTC+8) 下月到期 → dueThisMonth. dueThisMonth: ends within this one 本月到期 → expired. expired: over 已过期. Any of these → inService by renewal; what is bought for good stays inService.
         * @enum {string}
         */
        LicenceState: "notPurchased" | "inService" | "dueNextMonth" | "dueThisMonth" | "expired";
        /**
         * @description standard: 标准版, 1 store and 1 user. professional: 专业版, 1 store and 3 users.
         * @enum {string}
         */
        VersionLevel: "standard" | "professional";
        /**
         * Format: int32
         * @description How many items there are over all pages.
         */
        Total: number;
        /**
         * @description KDZHJ01: stock and invoicing 货簿云. ZHJXH: retail edition 零售版. WXHYK: membership card 会员卡. ZHWD: online shop 微店. HYGF: industry service 行业服务.
         * @enum {string}
         */
        LicenceCode: "KDZHJ01" | "ZHJXH" | "WXHYK" | "ZHWD" | "HYGF";
        /**
         * Format: date
         * @description Calendar day in UTC+8.
         */
        Day: string;
        /** @description Order number, shown to people and used in addresses. */
        OrderNo: string;
        /** @description First three digits, four stars, last four digits. */
        MaskedPhone: string;
    };
    responses: never;
    parameters: {
        /**
         * @description Number of the customer.
         * @example 100388
         */
        CustomerId: components["schemas"]["UserId"];
        /**
         * @description Number of the customer or lead.
         * @example 100388
         */
        CustomerIdInPath: components["schemas"]["UserId"];
        /**
         * @description Number of the device.
         * @example 7102
         */
        DeviceId: components["schemas"]["Id"];
        /**
         * @description Phone number of the customer's account.
         * @example 13908718820
         */
        CustomerMobile: components["schemas"]["Phone"];
        /**
         * @description Product numbers of the services chosen; the parameter is repeated for each.
         * @example [
         *       "KDZHJ01-PRO"
         *     ]
         */
        ChosenServices: components["schemas"]["ProductNo"][];
        /**
         * @description Which page, counted from 1.
         * @example 1
         */
        CurrentPage: number;
        /**
         * @description How many items a page holds at most.
         * @example 20
         */
        RecordsPageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    verifyPromoter: {
        parameters: {
            query?: {
                /**
                 * @description The role the visitor wants to log in as; see PromoterRole.
                 * @example promoter
                 */
                role?: "promoter" | "agentChina" | "agentInternational";
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
            /** @description The role held, or why the one asked for is refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PromoterVerification"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["RoleRefused"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getPromoterAchievement: {
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
            /** @description The figures with their as-of time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["PromoterAchievement"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"];
                };
            };
        };
    };
    getServiceAward: {
        parameters: {
            query?: {
                /**
                 * @description Month asked for, on the clock of UTC+8; the running month unless told otherwise.
                 * @example 2026-11
                 */
                month?: components["schemas"]["YearMonth"];
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
            /** @description The award of the month. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ServiceAward"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getPromoterByCode: {
        parameters: {
            query: {
                /**
                 * @description The referral code as entered.
                 * @example ZF8820
                 */
                recode: components["schemas"]["ReferralCode"];
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
            /** @description The owner of the code, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CodeOwner"];
                    } & components["schemas"]["Success"]) | components["schemas"]["NotFound"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getReferralCode: {
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
            /** @description The code and its channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ReferralCard"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"];
                };
            };
        };
    };
    updatePromoterNickname: {
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
                "application/json": components["schemas"]["NicknameChange"];
            };
        };
        responses: {
            /** @description The nickname as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["NicknameSetting"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    updateNicknameVisibility: {
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
                "application/json": components["schemas"]["NicknameVisibility"];
            };
        };
        responses: {
            /** @description The setting as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["NicknameSetting"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listCustomers: {
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
                "application/json": components["schemas"]["CustomerListRequest"];
            };
        };
        responses: {
            /** @description One page of customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CustomerPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    searchCustomer: {
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
                "application/json": components["schemas"]["CustomerLookup"];
            };
        };
        responses: {
            /** @description What may be done with this number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CustomerLookupResult"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getAuthorisationQrCode: {
        parameters: {
            query: {
                /**
                 * @description Number of the customer.
                 * @example 100388
                 */
                kdUid: components["schemas"]["UserId"];
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
            /** @description The content of the code, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AuthorisationQrCode"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listCustomerServices: {
        parameters: {
            query?: {
                /**
                 * @description Customer the services are for; without it only what can be sold.
                 * @example 100388
                 */
                kdUid?: components["schemas"]["UserId"];
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
            /** @description The services in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CustomerService"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listDevices: {
        parameters: {
            query: {
                /**
                 * @description Number of the customer.
                 * @example 100388
                 */
                kdUid: components["schemas"]["UserId"];
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
            /** @description The devices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Device"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    unbindDevice: {
        parameters: {
            query: {
                /**
                 * @description Number of the device.
                 * @example 7102
                 */
                deviceId: components["schemas"]["Id"];
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
            /** @description The device, now unbound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Device"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listDeviceShops: {
        parameters: {
            query: {
                /**
                 * @description Number of the customer.
                 * @example 100388
                 */
                kdUid: components["schemas"]["UserId"];
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
            /** @description The shops, the main one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MerchantShop"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    bindDevice: {
        parameters: {
            query: {
                /**
                 * @description Number of the device.
                 * @example 7102
                 */
                deviceId: components["schemas"]["Id"];
                /**
                 * @description Shop of the same customer.
                 * @example 5202
                 */
                shopId: components["schemas"]["Id"];
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
            /** @description The device, now bound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Device"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    removeDevice: {
        parameters: {
            query: {
                /**
                 * @description Number of the device.
                 * @example 7102
                 */
                deviceId: components["schemas"]["Id"];
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
            /** @description Which device is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["DeviceRemoval"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["DeviceRefused"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    createDevice: {
        parameters: {
            query: {
                /**
                 * @description Number of the customer.
                 * @example 100388
                 */
                kdUid: components["schemas"]["UserId"];
                /**
                 * @description Kind of device; see DeviceKind.
                 * @example scanner
                 */
                kind: components["schemas"]["DeviceKind"];
                /**
                 * @description What the customer calls it.
                 * @example 备用扫码枪
                 */
                name: string;
                /**
                 * @description Number on its type plate.
                 * @example SCN-2D-1180
                 */
                deviceNo: components["schemas"]["DeviceNumber"];
            };
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
        requestBody?: never;
        responses: {
            /** @description The new device, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["Device"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getApplyUrl: {
        parameters: {
            query: {
                /**
                 * @description What the link is for; see LinkPurpose.
                 * @example renew
                 */
                purpose: components["schemas"]["LinkPurpose"];
                /**
                 * @description Customer the link is for; needed for a renewal.
                 * @example 100388
                 */
                kdUid?: components["schemas"]["UserId"];
                /**
                 * @description Where it will be shown; counted apart.
                 * @example chat
                 */
                channel?: components["schemas"]["ShareChannel"];
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
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ApplyUrl"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getAuthorisationUrl: {
        parameters: {
            query: {
                /**
                 * @description Number of the customer.
                 * @example 100388
                 */
                kdUid: components["schemas"]["UserId"];
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
            /** @description The link, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["AuthorisationUrl"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listEnumGroups: {
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
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EnumGroup"][];
                    } & components["schemas"]["Success"];
                };
            };
        };
    };
    getWithdrawalInfo: {
        parameters: {
            query?: {
                /**
                 * @description Gross amount to be withdrawn, in the currency of the balance.
                 * @example 1000.00
                 */
                amount?: components["schemas"]["TypedAmount"];
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
            /** @description The balance and the preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WithdrawalInfo"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addWithdrawal: {
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
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal, now withdrawing, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WithdrawalRecord"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["WithdrawalRefused"] | components["schemas"]["Duplicate"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listMerchantShops: {
        parameters: {
            query?: {
                /**
                 * @description Customer whose shops are asked for; without it the account's own.
                 * @example 100388
                 */
                kdUid?: components["schemas"]["UserId"];
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
            /** @description The shops. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MerchantShop"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listMoneyRecords: {
        parameters: {
            query?: {
                /**
                 * @description Which page, counted from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Only records of this month, on the clock of UTC+8.
                 * @example 2026-11
                 */
                month?: components["schemas"]["YearMonth"];
                /**
                 * @description Only shares in this state; no withdrawal fits.
                 * @example onHold
                 */
                state?: components["schemas"]["ShareState"];
                /**
                 * @description Only withdrawals with this status; no share fits.
                 * @example withdrawn
                 */
                status?: components["schemas"]["WithdrawalStatus"];
            };
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description rebate: shares 分成. cashapply: withdrawals 提现.
                 * @example rebate
                 */
                type: components["schemas"]["MoneyRecordType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of shares or of withdrawals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["MoneyRecordPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getRebateSummary: {
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
            /** @description The sums and the rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["RebateSummary"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"];
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Number of the customer or lead.
                 * @example 100388
                 */
                kdUid: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CustomerDetail"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listFollowUps: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Number of the customer or lead.
                 * @example 100388
                 */
                kdUid: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["FollowUpHistory"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listLabels: {
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
            /** @description The labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LabelUse"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"];
                };
            };
        };
    };
    saveCustomerLabels: {
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
                "application/json": components["schemas"]["LabelChange"];
            };
        };
        responses: {
            /** @description The labels as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CustomerLabels"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listCustomerLabels: {
        parameters: {
            query?: never;
            header?: {
                /** @description Current locale of the website; sent on every path under `/ommall`. */
                "Accept-Language"?: string;
            };
            path: {
                /**
                 * @description Number of the customer or lead.
                 * @example 100388
                 */
                kdUid: components["schemas"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The labels, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CustomerLabels"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addFollowUp: {
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
                "application/json": components["schemas"]["FollowUpEntry"];
            };
        };
        responses: {
            /** @description The follow-up as kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["FollowUp"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listLabelChoices: {
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
            /** @description The choices in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LabelChoice"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"];
                };
            };
        };
    };
    listGiveUpReasons: {
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
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["GiveUpReason"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"];
                };
            };
        };
    };
    listLabelNames: {
        parameters: {
            query?: {
                /**
                 * @description Beginning of the name; without it the most used names.
                 * @example 爱
                 */
                keyword?: string;
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
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LabelName"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    giveUpCustomer: {
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
                "application/json": components["schemas"]["GiveUpRequest"] | components["schemas"]["GiveUpUndo"];
            };
        };
        responses: {
            /** @description How the customer stands now, or why nothing changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["GiveUpReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Duplicate"] | components["schemas"]["GiveUpRefused"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listIndustries: {
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
            /** @description The industries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NamedCode"][];
                    } & components["schemas"]["Success"];
                };
            };
        };
    };
    enterLead: {
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
                "application/json": components["schemas"]["LeadEntry"];
            };
        };
        responses: {
            /** @description The lead, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["LeadReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["LeadRefused"] | components["schemas"]["Duplicate"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getBankAccount: {
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
            /** @description The card, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["BankAccount"] | null;
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"];
                };
            };
        };
    };
    addBankAccount: {
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
                "application/json": components["schemas"]["BankAccountEntry"];
            };
        };
        responses: {
            /** @description The card as kept, masked, or why it was not replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["BankAccount"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["BankCodeRefused"] | components["schemas"]["Duplicate"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getBankName: {
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
                "application/json": components["schemas"]["BankNameLookup"];
            };
        };
        responses: {
            /** @description The bank, or why it is not known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["BankNameResult"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    addPromoter: {
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
                "application/json": components["schemas"]["PromoterEntry"];
            };
        };
        responses: {
            /** @description The new member, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TeamMember"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["RoleRefused"] | components["schemas"]["Duplicate"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /**
                 * @description Which page, counted from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                pageSize?: number;
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
            /** @description One page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["TeamPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listSerials: {
        parameters: {
            query?: {
                /**
                 * @description Which page, counted from 1.
                 * @example 1
                 */
                currentPage?: number;
                /**
                 * @description How many items a page holds at most.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Only serials in this state; see SerialState.
                 * @example unused
                 */
                state?: components["schemas"]["SerialState"];
                /**
                 * @description Only serials of this product.
                 * @example KDZHJ01-PRO
                 */
                productNo?: components["schemas"]["ProductNo"];
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
            /** @description One page of serials. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["SerialPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    verifyActivation: {
        parameters: {
            query: {
                /**
                 * @description Phone number of the customer's account.
                 * @example 13908718820
                 */
                customerMobile: components["schemas"]["Phone"];
                /**
                 * @description Product numbers of the services chosen; the parameter is repeated for each.
                 * @example [
                 *       "KDZHJ01-PRO"
                 *     ]
                 */
                services: components["schemas"]["ProductNo"][];
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
            /** @description The preview, or why it would be refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ActivationPreview"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["ActivationRefused"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getCustomerDaysRemaining: {
        parameters: {
            query: {
                /**
                 * @description Number of the customer.
                 * @example 100388
                 */
                kdUid: components["schemas"]["UserId"];
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
            /** @description The days left, counted from `asOf`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["CustomerDaysRemaining"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    sumSerials: {
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
                        data: components["schemas"]["SerialSum"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"];
                };
            };
        };
    };
    activateServices: {
        parameters: {
            query: {
                /**
                 * @description Phone number of the customer's account.
                 * @example 13908718820
                 */
                customerMobile: components["schemas"]["Phone"];
                /**
                 * @description Product numbers of the services chosen; the parameter is repeated for each.
                 * @example [
                 *       "KDZHJ01-PRO"
                 *     ]
                 */
                services: components["schemas"]["ProductNo"][];
                /**
                 * @description That the terms of service were agreed to; anything but true is refused.
                 * @example true
                 */
                terms: true;
            };
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
        requestBody?: never;
        responses: {
            /** @description What is active now, or why nothing changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ActivationReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["ActivationRefused"] | components["schemas"]["Duplicate"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
}
