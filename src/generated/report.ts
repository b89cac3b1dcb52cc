// Generated from contracts/report.yaml by `npm run generate`. Edit the contract, not this file.

export interface paths {
    "/zhjsrv/report/weekly/statics/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The week in four figures, and day by day
         * @description Sales, gross profit and its rate, orders and money received, each with the same of the week before, the difference and the share of change; sales of the fourteen days; what a sentence about the week needs; and how every figure is reckoned, in the language asked for. While a week runs it is compared with the same part of the week before. A week without a document is all zeros. Refused with 401 without a valid token, with 404 for a week that has not begun or a shop that is not the reader's, with 400 for a week its year does not have.
         */
        get: operations["getWeeklyOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zhjsrv/report/weekly/statics/product/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What sold, the best first
         * @description Goods sold in the week with quantity, sales, gross profit and their share of all sales, the largest sales first, then by id; beside each the same goods a week before. Goods that did not sell are left out. The website asks for 100. Refused with 401 without a valid token, with 404 for a week that has not begun or a shop that is not the reader's.
         */
        get: operations["listWeeklyProductSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zhjsrv/report/weekly/statics/company/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who bought, the largest first
         * @description The merchant's customers who bought in the week with orders, sales and their share of all sales, the largest sales first, then by id; beside each the week before. Sales over the counter without a name are one customer (零售散客). The website asks for 100. Refused with 401 without a valid token, with 404 for a week that has not begun or a shop that is not the reader's.
         */
        get: operations["listWeeklyCustomerSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zhjsrv/report/weekly/statics/company/rece": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What customers owe, by age
         * @description What the merchant's customers owed when the week ended (while it runs: at `as_of`), by the age of each unpaid document counted from its day: up to 30, 60, 90 days and older. The four amounts add up to `amount`. A customer is counted once, under the age of the oldest unpaid document, so the four counts add up to `customers`. The list has the customers, the largest debt first, then by id. Refused with 401 without a valid token, with 404 for a week that has not begun or a shop that is not the reader's.
         */
        get: operations["listWeeklyReceivables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zhjsrv/report/weekly/statics/saler/sale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who sold, the most first
         * @description Salespeople with orders, sales and gross profit of the week and their share of all sales, the largest sales first, then by id; beside each the week before. Every document has one salesperson, so over all pages the rows add up to `sales` and `orders`. Refused with 401 without a valid token, with 404 for a week that has not begun or a shop that is not the reader's.
         */
        get: operations["listWeeklySalespersonSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zhjsrv/shop/list/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shops a report can be narrowed to
         * @description Shops of the merchant that the reader may see, in display order. A shop that has closed stays in the list, since its weeks can still be read. Refused with 401 without a valid token.
         */
        get: operations["listReportShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zhjsrv/user/weekly/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what one thinks of a weekly report
         * @description Stars from 1 to 5 and, if one likes, words. One reader has one opinion on one week: sent again it replaces the earlier one. Refused with 401 without a valid token, with 404 for a week that has not begun, with 429 after five within three minutes, with 400 when a value breaks its limits.
         */
        post: operations["addWeeklyFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zhjsrv/user/bykduid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The token for the report calls
         * @description Hands the logged-in account its `kd_token` and `guid`, sent as the headers `kd-token` and `guid` with every report call. Asked again before `expires_at` it hands out the same pair; it ends with the session. Refused with 101 when nobody is logged in, with 403 for another's number or an account whose role or licence has no report, with 404 when no merchant belongs to the account, with 400 when the number is missing or malformed.
         */
        get: operations["getReportToken"];
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
        /** @description ISO 8601 week, Monday to Sunday in UTC+8. Week 53 only in years that have it. */
        IsoWeek: string;
        /** @description Fraction with four decimals, rounded half up; 0.0521 is 5.21 %. */
        Ratio: string;
        /** @description How much was sold, in the goods' own unit; up to three decimals for goods sold by weight or length. */
        Quantity: string;
        /** @description As the merchant wrote it; never translated. */
        ReportName: string;
        /** @description Which days the figures cover, and how fresh they are. */
        ReportPeriod: {
            week: components["schemas"]["IsoWeek"];
            /** @description Monday. */
            from: components["schemas"]["Day"];
            /** @description Sunday. */
            to: components["schemas"]["Day"];
            /** @description The week compared with. */
            before_week: components["schemas"]["IsoWeek"];
            /** @description Its Monday. */
            before_from: components["schemas"]["Day"];
            /** @description Figures called `before` count up to this moment of the week before: its end (Monday 00:00) once the week is over, else a week before `as_of`. */
            compared_until: components["schemas"]["Time"];
            /** @description Whether the week has ended. */
            is_over: boolean;
            /** @description Everything entered before this moment is in the figures. */
            as_of: components["schemas"]["Time"];
        };
        /** @description A sum of money beside the week before. */
        MoneyComparison: {
            value: components["schemas"]["SignedMoney"];
            before: components["schemas"]["SignedMoney"];
            /** @description value − before. */
            difference: components["schemas"]["SignedMoney"];
            /** @description difference ÷ before; null when before is zero or negative. */
            change: components["schemas"]["Ratio"] | null;
        };
        /** @description A count beside the week before. */
        CountComparison: {
            value: components["schemas"]["Count"];
            before: components["schemas"]["Count"];
            /**
             * Format: int32
             * @description value − before.
             */
            difference: number;
            /** @description difference ÷ before; null when before is zero. */
            change: components["schemas"]["Ratio"] | null;
        };
        /** @description A rate beside the week before. */
        RatioComparison: {
            /** @description Null when nothing was sold. */
            value: components["schemas"]["Ratio"] | null;
            /** @description Null when nothing was sold. */
            before: components["schemas"]["Ratio"] | null;
            /** @description value − before, in points: 0.0100 is one percentage point. Null when either is. */
            difference: components["schemas"]["Ratio"] | null;
        };
        /**
         * Format: int32
         * @description 1: Monday 周一. 7: Sunday 周日.
         */
        Weekday: number;
        /** @description One day and the same weekday a week before. */
        WeeklyDay: {
            weekday: components["schemas"]["Weekday"];
            day: components["schemas"]["Day"];
            /** @description Null for a day that has not begun. */
            sales: components["schemas"]["Money"] | null;
            /** @description Null for a day that has not begun. */
            orders: components["schemas"]["Count"] | null;
            before_day: components["schemas"]["Day"];
            /** @description Of the whole day */
            before_sales: components["schemas"]["Money"];
            before_orders: components["schemas"]["Count"];
        };
        BestDay: {
            weekday: components["schemas"]["Weekday"];
            day: components["schemas"]["Day"];
            sales: components["schemas"]["Money"];
        };
        BestProduct: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ReportName"];
            sales: components["schemas"]["Money"];
        };
        /** @description What one sentence about the week says besides the figures. */
        WeeklyHighlights: {
            /** @description The day with the largest sales, the earlier one when two are alike; null when nothing was sold. */
            best_day: components["schemas"]["BestDay"] | null;
            /** @description The first of `listWeeklyProductSales`; null when nothing was sold. */
            best_product: components["schemas"]["BestProduct"] | null;
            /** @description `amount` of `listWeeklyReceivables`. */
            receivable: components["schemas"]["Money"];
            /** @description The part of it older than 60 days. */
            receivable_over_60: components["schemas"]["Money"];
        };
        /**
         * @description sales: sales 销售额. gross_profit: gross profit 毛利. gross_rate: gross profit rate 毛利率. orders: number of orders 单数. received: money received 收到的钱. receivable: money owed by customers 没收回的钱. ageing: age of debts 账龄.
         * @enum {string}
         */
        FigureName: "sales" | "gross_profit" | "gross_rate" | "orders" | "received" | "receivable" | "ageing";
        /** @description How a figure is reckoned, for people. */
        FigureDefinition: {
            figure: components["schemas"]["FigureName"];
            name: string;
            text: string;
        };
        /** @description ISO 4217 code of every sum in the report. */
        ReportCurrency: string;
        WeeklyOverview: {
            period: components["schemas"]["ReportPeriod"];
            /** @description Whose report this is; heads the printed page. */
            merchant_name: components["schemas"]["ReportName"];
            /** @description The shop asked for; null for all of them. */
            shop: components["schemas"]["ReportShop"] | null;
            currency: components["schemas"]["ReportCurrency"];
            /** @description Sales 销售额; the days add up to it. */
            sales: components["schemas"]["MoneyComparison"];
            /** @description Gross profit 毛利; negative when sold below cost. */
            gross_profit: components["schemas"]["MoneyComparison"];
            /** @description Gross profit ÷ sales 毛利率. */
            gross_rate: components["schemas"]["RatioComparison"];
            /** @description Number of orders 单数. */
            orders: components["schemas"]["CountComparison"];
            /** @description Money received 收到的钱, debts of earlier weeks included. */
            received: components["schemas"]["MoneyComparison"];
            /** @description Monday first. */
            days: components["schemas"]["WeeklyDay"][];
            highlights: components["schemas"]["WeeklyHighlights"];
            /** @description Every figure once. */
            definitions: components["schemas"]["FigureDefinition"][];
            /** @description Language of the definitions. */
            lang: components["schemas"]["Locale"];
        };
        WeeklyProduct: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ReportName"];
            /** @description Unit the quantity is counted in, as the merchant wrote it. */
            unit: string;
            quantity: components["schemas"]["Quantity"];
            sales: components["schemas"]["Money"];
            gross_profit: components["schemas"]["SignedMoney"];
            /** @description Part of the week's sales. */
            share: components["schemas"]["Ratio"];
            before_quantity: components["schemas"]["Quantity"];
            before_sales: components["schemas"]["Money"];
        };
        WeeklyProductPage: {
            period: components["schemas"]["ReportPeriod"];
            currency: components["schemas"]["ReportCurrency"];
            /** @description All sales of the week. */
            sales: components["schemas"]["Money"];
            total: components["schemas"]["Total"];
            list: components["schemas"]["WeeklyProduct"][];
        };
        WeeklyCustomer: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ReportName"];
            orders: components["schemas"]["Count"];
            sales: components["schemas"]["Money"];
            /** @description Part of the week's sales. */
            share: components["schemas"]["Ratio"];
            before_orders: components["schemas"]["Count"];
            before_sales: components["schemas"]["Money"];
        };
        WeeklyCustomerPage: {
            period: components["schemas"]["ReportPeriod"];
            currency: components["schemas"]["ReportCurrency"];
            /** @description All sales of the week. */
            sales: components["schemas"]["Money"];
            total: components["schemas"]["Total"];
            list: components["schemas"]["WeeklyCustomer"][];
        };
        WeeklySalesperson: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ReportName"];
            orders: components["schemas"]["Count"];
            sales: components["schemas"]["Money"];
            gross_profit: components["schemas"]["SignedMoney"];
            /** @description Part of the week's sales. */
            share: components["schemas"]["Ratio"];
            before_orders: components["schemas"]["Count"];
            before_sales: components["schemas"]["Money"];
        };
        WeeklySalespersonPage: {
            period: components["schemas"]["ReportPeriod"];
            currency: components["schemas"]["ReportCurrency"];
            /** @description All sales of the week. */
            sales: components["schemas"]["Money"];
            /** @description All orders of the week. */
            orders: components["schemas"]["Count"];
            total: components["schemas"]["Total"];
            list: components["schemas"]["WeeklySalesperson"][];
        };
        /**
         * @description upTo30: 30 days or less 30天内. upTo60: 31 to 60 days 31–60天. upTo90: 61 to 90 days 61–90天. over90: more than 90 days 90天以上.
         * @enum {string}
         */
        DebtAge: "upTo30" | "upTo60" | "upTo90" | "over90";
        /** Format: int32 */
        DebtDays: number;
        /** @description Debts of one age. */
        AgeingRow: {
            age: components["schemas"]["DebtAge"];
            from_days: components["schemas"]["DebtDays"];
            /** @description Null for the oldest. */
            to_days: components["schemas"]["DebtDays"] | null;
            /** @description Customers whose oldest unpaid document is this old. */
            customers: components["schemas"]["Count"];
            /** @description Unpaid documents of this age. */
            amount: components["schemas"]["Money"];
            /** @description Part of everything owed; 0.0000 when nothing is. */
            share: components["schemas"]["Ratio"];
        };
        /** @description A customer who owes. */
        WeeklyDebtor: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ReportName"];
            amount: components["schemas"]["Money"];
            /** @description The part older than 60 days. */
            over_60: components["schemas"]["Money"];
            /** @description How many documents are unpaid. */
            documents: components["schemas"]["Count"];
            /** @description Day of the oldest one. */
            oldest_day: components["schemas"]["Day"];
            /** @description From that day to the last day of the week, or to `as_of` while it runs. */
            days: components["schemas"]["DebtDays"];
            age: components["schemas"]["DebtAge"];
        };
        WeeklyReceivables: {
            period: components["schemas"]["ReportPeriod"];
            currency: components["schemas"]["ReportCurrency"];
            /** @description Everything owed. */
            amount: components["schemas"]["Money"];
            /** @description How many customers owe. */
            customers: components["schemas"]["Count"];
            /** @description Every age once, the youngest first. */
            ageing: components["schemas"]["AgeingRow"][];
            total: components["schemas"]["Total"];
            list: components["schemas"]["WeeklyDebtor"][];
        };
        ReportShop: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ReportName"];
            /** @description False for a shop that has closed. */
            is_open: boolean;
        };
        WeeklyFeedback: {
            week: components["schemas"]["IsoWeek"];
            /**
             * Format: int32
             * @description Stars: 1 of no use 没用, 5 very useful 很有用.
             */
            score: number;
            /** @description Words; left out or empty when there are none. */
            content?: string;
        };
        WeeklyFeedbackReceipt: {
            week: components["schemas"]["IsoWeek"];
            /** Format: int32 */
            score: number;
            /** @description False when it replaced an earlier opinion on the week. */
            is_first: boolean;
            sent_at: components["schemas"]["Time"];
        };
        ReportToken: {
            /** @description Value of the header `kd-token`. */
            kd_token: string;
            /**
             * Format: uuid
             * @description Value of the header `guid`.
             */
            guid: string;
            expires_at: components["schemas"]["Time"];
        };
        /** Format: int32 */
        Id: number;
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
         * Format: date
         * @description Calendar day in UTC+8.
         */
        Day: string;
        /**
         * Format: date-time
         * @description RFC 3339 with offset; the website shows it in UTC+8.
         */
        Time: string;
        /** @description Yuan (or the currency said beside it) with exactly two decimals; negative for money taken back. */
        SignedMoney: string;
        /**
         * Format: int32
         * @description How many.
         */
        Count: number;
        /** @description Yuan (or the currency said beside it) with exactly two decimals, never negative. */
        Money: string;
        /**
         * @description zh-CN: Simplified Chinese 简体中文. zh-TW: Traditional Chinese 繁體中文. en-US: English 英文.
         * @enum {string}
         */
        Locale: "zh-CN" | "zh-TW" | "en-US";
        /**
         * Format: int32
         * @description How many items there are over all pages.
         */
        Total: number;
    };
    responses: never;
    parameters: {
        /**
         * @description ISO week as it stands in the address. Without it, the last week that is over.
         * @example 2026-W46
         */
        Week: components["schemas"]["IsoWeek"];
        /**
         * @description Id of one shop from `listReportShops`. Without it, all shops of the reader together.
         * @example 1
         */
        Shop: components["schemas"]["Id"];
        /** @description Which page, counted from 1. */
        Page: number;
        /** @description How many rows a page holds at most. */
        PageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getWeeklyOverview: {
        parameters: {
            query?: {
                /**
                 * @description ISO week as it stands in the address. Without it, the last week that is over.
                 * @example 2026-W46
                 */
                week?: components["schemas"]["IsoWeek"];
                /**
                 * @description Id of one shop from `listReportShops`. Without it, all shops of the reader together.
                 * @example 1
                 */
                shop?: components["schemas"]["Id"];
                /** @description Language of the words in the answer. Without a translation the zh-CN text comes, and `lang` in the answer says so. */
                lang?: "zh-CN" | "zh-TW" | "en-US";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WeeklyOverview"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listWeeklyProductSales: {
        parameters: {
            query?: {
                /**
                 * @description ISO week as it stands in the address. Without it, the last week that is over.
                 * @example 2026-W46
                 */
                week?: components["schemas"]["IsoWeek"];
                /**
                 * @description Id of one shop from `listReportShops`. Without it, all shops of the reader together.
                 * @example 1
                 */
                shop?: components["schemas"]["Id"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many rows a page holds at most. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WeeklyProductPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listWeeklyCustomerSales: {
        parameters: {
            query?: {
                /**
                 * @description ISO week as it stands in the address. Without it, the last week that is over.
                 * @example 2026-W46
                 */
                week?: components["schemas"]["IsoWeek"];
                /**
                 * @description Id of one shop from `listReportShops`. Without it, all shops of the reader together.
                 * @example 1
                 */
                shop?: components["schemas"]["Id"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many rows a page holds at most. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WeeklyCustomerPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listWeeklyReceivables: {
        parameters: {
            query?: {
                /**
                 * @description ISO week as it stands in the address. Without it, the last week that is over.
                 * @example 2026-W46
                 */
                week?: components["schemas"]["IsoWeek"];
                /**
                 * @description Id of one shop from `listReportShops`. Without it, all shops of the reader together.
                 * @example 1
                 */
                shop?: components["schemas"]["Id"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many rows a page holds at most. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WeeklyReceivables"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listWeeklySalespersonSales: {
        parameters: {
            query?: {
                /**
                 * @description ISO week as it stands in the address. Without it, the last week that is over.
                 * @example 2026-W46
                 */
                week?: components["schemas"]["IsoWeek"];
                /**
                 * @description Id of one shop from `listReportShops`. Without it, all shops of the reader together.
                 * @example 1
                 */
                shop?: components["schemas"]["Id"];
                /** @description Which page, counted from 1. */
                page?: number;
                /** @description How many rows a page holds at most. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WeeklySalespersonPage"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    listReportShops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shops, or why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ReportShop"][];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"];
                };
            };
        };
    };
    addWeeklyFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeeklyFeedback"];
            };
        };
        responses: {
            /** @description That it was taken, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["WeeklyFeedbackReceipt"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["NotFound"] | components["schemas"]["TooOften"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
    getReportToken: {
        parameters: {
            query: {
                /**
                 * @description Number of the logged-in account.
                 * @example KD88213705
                 */
                kdUid: components["schemas"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pair, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: components["schemas"]["ReportToken"];
                    } & components["schemas"]["Success"]) | components["schemas"]["SignedOut"] | components["schemas"]["Forbidden"] | components["schemas"]["NotFound"] | components["schemas"]["Invalid"];
                };
            };
        };
    };
}
