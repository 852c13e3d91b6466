/* Made from openapi.yaml by `npm run generate`. */
export interface paths {
    "/api/user/v0/UserManagement/UserLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with user name and password */
        post: operations["userLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/HandleAuthentication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the response of the identity provider
         * @description The page must check `state` first. The server exchanges the code, verifies the identity token (signature, issuer, audience, nonce, times)
         *     and opens a session for the account of its e-mail address. If the provider returned an error, send `error` instead of `code`.
         */
        post: operations["handleAuthentication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/SelectRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose the academic record of this session */
        post: operations["selectRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/RefreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange a refresh token for new tokens
         * @description Each refresh token works once. A second use ends its session.
         */
        get: operations["refreshToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/Logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session and its tokens */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/ForgetPasswordRetrieveEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a reset code to the address on record, and return the masked address
         * @description A user name without an account gets the same response, with an invented address. No message is sent.
         */
        post: operations["forgetPasswordRetrieveEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/ForgetPasswordChangePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password, with a reset code or with the current password
         * @description Ends all other sessions of the account. The session of `refreshToken` stays, if it is sent.
         */
        post: operations["forgetPasswordChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot_password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a reset code to the e-mail address of the account */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First activation. Without a code: send one to the address on record. With the code: create the account and sign in
         * @description The response is the same if the number is unknown or its account is active. The owner of an active account gets a message.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The account of an access token, with new tokens for its session
         * @description Earlier refresh tokens stay valid until one token of the session is used. An error has its sentences in `errors`.
         */
        post: operations["verifyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/Sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open sessions of the account, this one first */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /** End all other sessions of the account */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/UserManagement/Sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End another session of the account */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/menu/GetMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The menu in its six groups, in the order it is shown
         * @description The services of the session's academic record. Students who have left see only those they may still use.
         */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/v0/Preferences/TopHitLinks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's top links in their order */
        get: operations["getTopHitLinks"];
        /** Replace the top links and their order */
        put: operations["saveTopHitLinks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/AuditForm/SetAuditFormLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Record that a form was opened */
        get: operations["setAuditFormLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CourseManagement/GetStudentInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The academic record, with its figures and the actions allowed now */
        get: operations["getStudentInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Dashboard/GetDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dashboard: what the student can do today, what is due, what has changed, and the six cards
         * @description The path of a card is null if the menu has no page for it.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/GetSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classes and examinations of the semester: the week, today, the present class and the next
         * @description Courses on a waiting list are left out. Withdrawn courses are marked.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/GetCalendarFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schedule as a calendar file (iCalendar), in the caller's language */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/GetCalendarSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The private calendar address: when it was created and last read */
        get: operations["getCalendarSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/CreateCalendarSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a private calendar address; the previous one stops working
         * @description Only this response has the token, since the server stores its hash. A retry creates a new one, also with the same Idempotency-Key.
         */
        post: operations["createCalendarSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/RevokeCalendarSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the private calendar address, if any */
        post: operations["revokeCalendarSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Schedule/Calendar/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar of a private address: classes and examinations of this semester and the next */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Gpa/GetGpaBasis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The data of the grade point averages: courses taken, courses in progress, grades and limits
         * @description The page computes future averages from the expected grades, and sends none of them. Of a repeated course, the latest grade with points counts. Courses taken are sorted by semester and code.
         */
        get: operations["getGpaBasis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transcript/GetAcademicTranscript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every semester in order: its courses by code, grades and averages; and the courses in progress */
        get: operations["getAcademicTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/GetOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The official documents: the fee of each, the reasons against it, and the form's options */
        get: operations["getDocumentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's requests for transcripts and certificates, newest first, with the documents issued */
        get: operations["getDocumentRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a transcript or the graduation certificate
         * @description The first certificate is free. A reprint has a fee: the registration department approves the request, the student pays, then the document is issued.
         */
        post: operations["submitDocumentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a request before the decision and before its fee is paid */
        post: operations["cancelDocumentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/Download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document as issued, or its signature
         * @description The signature is a JWS (RFC 7515, compact, EdDSA). Its payload holds the SHA-256 of the PDF; `documentKeys` returns the keys. A script in server/features/document/README.md verifies both offline.
         */
        get: operations["downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Documents/GetLookups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number and times of a document's lookups on the public page */
        get: operations["getDocumentLookups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/Documents/Verify/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a document: its status and contents, for anyone with the code
         * @description The server counts each lookup, but does not store the caller.
         */
        get: operations["verifyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/Documents/Keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public keys of all signed documents (JWK Set, RFC 7517), newest first */
        get: operations["documentKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Agenda/GetServices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services with opening times: whether each is open for this student, the reasons, and the times */
        get: operations["getServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/GetMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's messages, newest first */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/GetMessage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message; this call marks it as read */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/DeleteMessage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a message permanently */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/SendMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to an office, on any day
         * @description A reply (`inReplyTo`) is listed below its message. The automatic receipt is marked as read.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/Inbox/GetSentMessages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's messages to the offices, newest first */
        get: operations["getSentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Contact/GetContactDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Address, mobile numbers, e-mail and emergency contact */
        get: operations["getContactDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Contact/UpdateContactDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the contact details; needs a verification code
         * @description Unchanged sections are not checked. The server checks the details first, then the codes; a wrong code counts as a try. Without every required code it saves nothing, and the codes stay valid.
         */
        put: operations["updateContactDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Verification/SendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a verification code to the mobile number on record, to the e-mail address, or to a new number */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/CoursesToRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Offered courses with their sections, and the reasons against registering in each */
        get: operations["coursesToRegister"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/CourseFilters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Colleges and departments that offer courses in the semester */
        get: operations["courseFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Timetable/GetSections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The data for building timetables: sections, registered courses, credit-hour limits and times between campuses
         * @description Each section has the reasons against registering in it beside the present courses. Courses that are not offered this semester are left out.
         */
        get: operations["timetableSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/CourseDetails/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One course: contents, sections, and its prerequisites with those this student meets */
        get: operations["courseDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/RegisteredCourses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's courses of the semester in order of registration, with the actions allowed for each */
        get: operations["registeredCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/CheckRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a basket of changes; nothing is changed */
        post: operations["checkRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/ChangeRegistration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply all changes of a basket, or none */
        post: operations["changeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/Basket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The student's basket: chosen changes that are not applied yet
         * @description One for each record and semester, on all devices. Applied changes are removed from it.
         */
        get: operations["getBasket"];
        /**
         * Save the changes as the student's basket
         * @description Allowed at any time. The rules are checked by CheckRegistration and when the basket is applied. Send the version last read. If another
         *     device has saved since, nothing is saved and the response is 409: read the basket again.
         */
        put: operations["saveBasket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Timetable/GetTimetables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The student's saved timetables of the semester, with the present seats of their sections
         * @description Saved for each record and semester. Saving one registers nothing.
         */
        get: operations["getTimetables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Timetable/SaveTimetable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a timetable under a name
         * @description Allowed at any time. It replaces a timetable of the same name. A new primary makes the previous one a backup. With `question`, the page can open the search again.
         */
        put: operations["saveTimetable"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/Timetable/DeleteTimetable/{id}": {
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
         * Delete a saved timetable
         * @description Succeeds also if the timetable does not exist.
         */
        delete: operations["deleteTimetable"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/RegisterCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register in a section */
        post: operations["registerCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/DropCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Drop a paid course during add/drop */
        post: operations["dropCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/UndropCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a drop while the section has a free seat */
        post: operations["undropCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/WithdrawCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw from a course after add/drop; the transcript shows W */
        post: operations["withdrawCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/UnwithdrawCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a withdrawal */
        post: operations["unwithdrawCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/ReplaceCourse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace a registration by another section in one step */
        post: operations["replaceCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/DeleteCourse/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an unpaid registration */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/WaitingList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's waiting lists, with the position in each */
        get: operations["waitingList"];
        put?: never;
        /** Join the waiting list of a full section (add-seat request) */
        post: operations["joinWaitingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/WaitingList/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave a waiting list */
        delete: operations["leaveWaitingList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/RegistrationLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of registration in the semester, newest first */
        get: operations["registrationLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course/CourseManagement/InformationStudentFees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fees of the registration: the shares of the student, the sponsor and the balance */
        get: operations["informationStudentFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Attendance/GetAttendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The attendance in each registered course of the current semester; courses at risk first
         * @description A day's classes count from the end of its last one, by the business clock; a holiday has none. Percentages are of all classes of the
         *     semester. Excused absences are separate: they cause no warning and no loss of the final examination.
         */
        get: operations["getAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/GetSurveys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The course evaluations of the current semester, sent or not
         * @description Allowed at any time. Withdrawn courses are left out.
         */
        get: operations["getSurveys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/GetSurveyForm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions about a course */
        get: operations["getSurveyForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/SubmitSurvey/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the evaluation of a course: once, with every question answered, on any day
         * @description The server stores two things without a link between them. One is that this registration is evaluated, with the day. The other is the answers
         *     with the section, under a random number, without student, time or order. `x-anonymous`: the body is not part of the stored Idempotency-Key,
         *     because its hash would link the answers to the account.
         */
        post: operations["submitSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/GetGraduateSurvey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The graduate survey, required for clearance
         * @description Can be read at any time, and sent from the last semester on.
         */
        get: operations["getGraduateSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Survey/SubmitGraduateSurvey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the graduate survey: once, with every question answered, on any day
         * @description The server stores the day for the student. Nothing links the answers to the student.
         */
        post: operations["submitGraduateSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/AcademicPlan/GetPlans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans of this person, the progress in this record's plan, and the next courses */
        get: operations["getAcademicPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/AcademicPlan/GetPlanDetails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses of this record's plan by year, semester and code, with the student's status in each */
        get: operations["getPlanDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/AcademicPlan/GetCoursePackage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses of a package of the plan */
        get: operations["getCoursePackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/AcademicPlan/GetFulfillment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requirements of each package of the plan, and the courses that count there */
        get: operations["getFulfillment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/GetRefundableBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The refundable balance, and the amounts on hold */
        get: operations["getRefundableBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/CheckIban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check an IBAN and return its bank
         * @description The IBAN is in the body, so that no URL contains it. The server does not store it.
         */
        post: operations["checkIban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/GetRefunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's refund requests, newest first */
        get: operations["getRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/Attachments/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a refund, with a document that proves who owns the bank account
         * @description The amount is on hold until the finance office decides.
         */
        post: operations["submitRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Refund/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a refund request before the decision; its amount is in the balance again */
        post: operations["cancelRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/GetMyRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All requests of the student, newest first */
        get: operations["getMyRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/GetRequest/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request, with its data and history */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/GetConsequences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the consequences of a request
         * @description The server runs the request's effects and undoes them. Send the hash as `consequences` with the request. If they have changed by then, the response is 409.
         */
        get: operations["getConsequences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Attachments/SaveDraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft, with one file at a time
         * @description Without `referenceNumber` the server creates a draft. With it, the server changes that draft, or the marked fields of a returned request.
         */
        post: operations["saveDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Attachments/Resend/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a request that an office has returned
         * @description Only fields and files marked by the office may differ. The office sees the changes.
         */
        post: operations["resendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/SendCode/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code that confirms a draft to the mobile number on record, or to the e-mail address if there is none
         * @description A new code replaces the previous one.
         */
        post: operations["sendRequestCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Confirm/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a draft with the code that confirms it */
        post: operations["confirmRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Answer/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or decline the result of a transfer round */
        post: operations["answerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/Cancel/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a request, if its kind still allows it */
        post: operations["cancelRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Requests/DeleteDraft/{referenceNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a draft with its files */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Attachments/Download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file sent by the student */
        get: operations["downloadAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Appeal/GetAppealableCourses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The graded courses of the last semester, with the reasons against an appeal of each */
        get: operations["getAppealableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Appeal/GetAppeals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's appeals, newest first */
        get: operations["getAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Appeal/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a grade
         * @description Creates a charge. The office reviews the appeal after the student has paid it.
         */
        post: operations["submitAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Appeal/Delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an appeal before its fee is paid; the fee is no longer due */
        delete: operations["deleteAppeal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Exemption/GetExemption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tests that exempt from the orientation programme, with their minimum scores */
        get: operations["getExemption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Exemption/Attachments/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request an exemption from the orientation programme, with the certificate */
        post: operations["submitExemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Minor/GetPrograms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Minors and specializations: their requirements and the student's progress, nearest to completion first */
        get: operations["getMinorPrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Minor/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's requests for a minor or specialization, newest first */
        get: operations["getMinorRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Minor/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a minor or specialization */
        post: operations["submitMinor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Minor/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the request before the decision */
        post: operations["cancelMinor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/GetOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programmes open to transfer: requirements, seats, last accepted CGPA, the student's present rank, and the credit hours that count */
        get: operations["getTransferOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's transfer requests, newest first, with the result of each preference */
        get: operations["getTransferRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a transfer to up to ten programmes, in order of preference */
        post: operations["submitTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the request before the round */
        post: operations["cancelTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/Confirm/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the seat allocated by the round, on any day */
        post: operations["confirmTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transfer/Decline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline the seat allocated by the round; this ends the request */
        post: operations["declineTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transport/GetOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bus lines: campuses, regions with their areas and stations, times and seats */
        get: operations["getTransportOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transport/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's transport requests, newest first, and the seat of this semester */
        get: operations["getTransportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transport/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a seat on a line from one of its stations */
        post: operations["submitTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Transport/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the seat or the request, at any time */
        post: operations["cancelTransport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CancelAdmission/GetStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The admission, the recipient of a code, and the pending code */
        get: operations["getCancelAdmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CancelAdmission/SendOtp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the code that confirms the cancellation */
        post: operations["sendCancelAdmissionOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CancelAdmission/Confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the admission at once
         * @description Send the hash of the consequences shown with the code. If they have changed since, the call answers 409 and does nothing.
         */
        post: operations["confirmCancelAdmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/GetSupervisors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The supervisors of the department: field, load, free places and sub-topics in use */
        get: operations["getSupervisors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/GetTopics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The topic on record, the topic requests, and similar titles
         * @description Similar titles need `TitleEn` or `TitleAr`. Titles are compared by words, ignoring spelling variants.
         */
        get: operations["getThesisTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/SaveTopic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create the draft of a thesis topic */
        post: operations["saveThesisTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/UpdateTopic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the draft, or the marked fields of a returned request */
        put: operations["updateThesisTopic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/SendTopic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the draft to the supervisor it names */
        post: operations["sendThesisTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/DeleteTopic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the draft permanently */
        delete: operations["deleteThesisTopic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/GetResearchPlans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The topic on record, and its research plans */
        get: operations["getResearchPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/Attachments/SaveResearchPlan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create or change the draft of a research plan, with its files */
        post: operations["saveResearchPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Thesis/SendResearchPlan/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the draft to the supervisor of the topic */
        post: operations["sendResearchPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CaseStudy/GetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The student's status for a case study, the deadline, the chances left, and the requests */
        get: operations["getCaseStudies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/CaseStudy/Attachments/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a case study, with a supporting document
         * @description The department, the college and the committee decide in this order. The committee gives a chance of one or two semesters.
         */
        post: operations["submitCaseStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Clearance/ClearanceProcess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of each office and what is missing, where to hand them in, and the progress of clearance
         * @description Allowed at any time for every student, also before a clearance request. The items are as of now.
         */
        get: operations["clearanceProcess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Clearance/Attachments/Submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request clearance, with the completed form
         * @description The offices review their items in parallel, within two working days.
         */
        post: operations["submitClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Clearance/Cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the request before an office decides */
        post: operations["cancelClearance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/OfficialWithdrawData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The data for a postponement: earlier postponements and the present refund percentage
         * @description Refused while the student may not postpone.
         */
        get: operations["officialWithdrawData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/OfficialWithdrawHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Postponed semesters, and every postponement request, newest first */
        get: operations["officialWithdrawHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/SubmitOfficialWithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request to postpone the semester
         * @description Without the hash in `consequences` the response is 409.
         */
        post: operations["submitOfficialWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/CancelOfficialWithdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the request before the decision */
        post: operations["cancelOfficialWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/PermanentWithdrawHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every permanent withdrawal request, newest first, and the recipient of its code */
        get: operations["permanentWithdrawHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/SavePermanentWithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save or change a permanent withdrawal request; it has no effect until the student approves it */
        post: operations["savePermanentWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/SendPermanentWithdrawCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the code for approving the saved request, by text message */
        post: operations["sendPermanentWithdrawCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/ApprovePermanentWithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve the saved request with the code; it takes effect at the end of the day */
        post: operations["approvePermanentWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/CancelPermanentWithdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the request on the day of its approval */
        post: operations["cancelPermanentWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Enrollment/GetStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of the enrolment, and the conditions for reinstatement */
        get: operations["getEnrollmentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Enrollment/Reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reinstate an inactive enrolment at once
         * @description The rules decide, no office. Without the hash in `consequences` the response is 409.
         */
        post: operations["reinstateEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/CourseWithdrawRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses the student can withdraw from, the reasons against each, and every request, newest first */
        get: operations["courseWithdrawRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/SubmitCourseWithdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the withdrawal from a course; the registration department decides
         * @description For a course that WithdrawCourse refuses because too few credit hours would remain. If a corequisite is withdrawn too, confirm by its code or by the hash of the consequences; else the response is 409.
         */
        post: operations["submitCourseWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/CancelCourseWithdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the request before the decision */
        post: operations["cancelCourseWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student/Withdrawal/GetStayOrLeave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare staying, dropping a course, postponing the semester and permanent withdrawal
         * @description The server runs the effects of each request and undoes them, to find the refund and the amount due. The outlook has two limits: every course failed, and the best grade in every course.
         */
        get: operations["getStayOrLeave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetStudentFees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The amounts due by semester and item, their due dates, and the services they block */
        get: operations["getStudentFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetOtherFees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Charges outside a semester's study: appeal, reprint, returned cheque */
        get: operations["getOtherFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetPaymentHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every payment, newest first, also failed and canceled ones */
        get: operations["getPaymentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetFinancialData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The statement by semester: charges, settlements, and the balance after each */
        get: operations["getFinancialData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GetReceipt/{documentNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contents of the receipt of a successful payment */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/StartPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment, on any day
         * @description Each item is paid in full. If the balance covers the amount, the payment ends at once. Else the page sends the student to `gatewayUrl`. A repeated call for the same items returns the pending payment.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/PaymentResult/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of a payment */
        get: operations["paymentResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/CancelPayment/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a pending payment, unless the bank is processing it. A completed payment does not change */
        post: operations["cancelPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fees/Payment/GatewayCallback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the result of a card payment; the gateway repeats the callback until the server accepts it
         * @description `Gateway-Signature` is the HMAC-SHA256, in hexadecimal digits, of `{Gateway-Timestamp}.{body as sent}` under the shared secret. The
         *     timestamp is in seconds since 1970; it may differ by five minutes. A repeated event is accepted and changes nothing.
         */
        post: operations["gatewayCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** That this is a simulator, which sandbox, and its clock */
        get: operations["getSimulator"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The business clock */
        get: operations["getClock"];
        /**
         * Set the clock: live, ticking from an instant, or frozen at one
         * @description Forward, what falls due happens on the way. Backward, nothing is undone and the answer says so; the state before any move is kept, the latest one (see undoClockMove).
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the clock forward; due events happen in order on the way */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/clock/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the last move of the clock; sessions stay signed in */
        post: operations["undoClockMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next semester to be graded, and who waits for which */
        get: operations["getGrades"];
        put?: never;
        /** Give grades by hand before the scheduled grading: to a registration, course, section or student, or to all the rest with all effects */
        post: operations["giveGrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses that the registration department registers for students: those of their plans without online registration */
        get: operations["getOfficeRegistrations"];
        put?: never;
        /** Register a student as the registration department: all rules apply except online registration, and a full section gets another seat */
        post: operations["registerByOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seats of sections: the total, the free ones, and the waiting students */
        get: operations["getSeats"];
        /**
         * Fill sections, or leave a number of free seats; the waiting list gets free seats first
         * @description No student loses a seat: the capacity becomes the registered students plus the free seats.
         */
        put: operations["setSeats"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/personas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seeded personas, and what each shows */
        get: operations["getPersonas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/personas/{key}/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in as a persona at once */
        post: operations["startPersonaSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign tokens and documents with new keys from now on; older tokens stay valid until they expire, documents always */
        post: operations["rotateKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The text messages and e-mails sent, newest first; what has not arrived cannot be read yet */
        get: operations["getOutbox"];
        put?: never;
        post?: never;
        /** Empty the outbox */
        delete: operations["clearOutbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/identity-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The behaviour of the university's identity provider */
        get: operations["getIdentityProvider"];
        /**
         * Make the identity provider fail in one way, for a number of sign-ins
         * @description * `denied`: it refuses the person; the page comes back with `access_denied`.
         *     * `wrongNonce`: the identity token carries another nonce.
         *     * `expired`: the identity token is past its time.
         *     * `rotatedKey`: the token is signed with a key made this moment; signing in still works, for the key set is read again.
         *     * `noStudentRecord`: the token names an e-mail address nobody at the university has.
         */
        put: operations["setIdentityProvider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/outbox/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wait for the next message and return it, and answers null where none comes in time */
        get: operations["nextMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/outbox/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The delivery of the next messages: normal, late, lost or twice */
        get: operations["getDelivery"];
        /** Deliver the next messages late, never, or twice */
        put: operations["setDelivery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agenda rows by the instant they open */
        get: operations["getAgenda"];
        /** Replace the agenda rows */
        put: operations["saveAgenda"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests that wait for an office */
        get: operations["getRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests/{referenceNumber}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide a request for the office; the rules apply to an approval */
        post: operations["decideRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests/{referenceNumber}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the consequences of a decision for the student */
        post: operations["previewDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests/{referenceNumber}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke the document that was issued for a request, as the office that issued it */
        post: operations["revokeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/requests/{referenceNumber}/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file the student sent in with a request, as its office opens it */
        get: operations["getRequestAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the offices decide by hand or automatically */
        get: operations["getDesk"];
        /** Let the offices decide automatically after working days, or by hand */
        put: operations["setDesk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment gateway: its payments, newest first, and the callbacks of each */
        get: operations["getGateway"];
        /** Hold back the gateway's callbacks or release them, and set the delay of the late test card */
        put: operations["setGateway"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway/payments/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter a test card on the gateway's page */
        post: operations["chargeCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway/payments/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide a payment for the bank, also a second time; each decision sends its own callback */
        post: operations["decideGatewayPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway/callbacks/{eventId}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deliver a callback now, even if it was accepted already or is held back */
        post: operations["deliverCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/gateway/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a callback as the gateway does, to send it by hand */
        post: operations["signCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The present faults */
        get: operations["getFaults"];
        put?: never;
        /**
         * Make a call slow, fail, return a code, or lose its connection, a number of times
         * @description Of one call or of a group; every time or for a share of the calls, drawn from a seed so that it can be repeated. For a single call the header
         *     `X-Sim-Fault` does the same, on any call but the simulator's own and only where the server simulates: `drop`, `latency=3000`,
         *     `latency=500-3000`, `status=503` or `code=MSG-000077`. Anything else in it is answered with 400. It comes before the faults in force and uses none of them up.
         */
        post: operations["addFault"];
        /** Remove every fault */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove one fault */
        delete: operations["removeFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The students built here, and the choices for building one */
        get: operations["getStudents"];
        put?: never;
        /**
         * Build a student and save it under its name
         * @description Written in the ways the seed writes its personas; everything that follows is counted. Listed with the personas until the sandbox starts over. What is wrong is answered with 400, by field.
         */
        post: operations["buildStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/students/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview a student before it is built */
        post: operations["previewStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/students/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a student that was built */
        get: operations["getStudentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All students with a record, searched by number, name or user name */
        get: operations["getRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/records/{student}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tables with rows of a student */
        get: operations["getRecordTables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/records/{student}/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of a table that belong to a student, or that those rows refer to
         * @description Hashes, tokens, keys and what else opens something are withheld; of files only the size is told. Nothing is changed here.
         */
        get: operations["getRecordRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/traffic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last calls, newest first
         * @description At most the last 500 calls are kept. Tokens, codes and passwords are taken out. The simulator's own calls are kept apart.
         */
        get: operations["getTraffic"];
        put?: never;
        post?: never;
        /** Delete the recorded calls */
        delete: operations["clearTraffic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/traffic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One call with its request and response, and where each refusal came from */
        get: operations["getTrafficCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/traffic/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a recorded call again, unchanged or edited
         * @description As the one who made it, now, in this sandbox. What is left out is as it was; a secret shown as ••• is put back, and a file, of which only the name is kept, goes as a page of its own. An Idempotency-Key is not sent again.
         */
        post: operations["resendCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/recording/har": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The traffic as an HTTP archive (HAR 1.2)
         * @description Tokens, codes and passwords are taken out, as they are in the traffic.
         */
        get: operations["getHar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/recording/scenario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn recorded calls into a demonstration: a scenario file with its expectations
         * @description Ids become names (course:ITCS214, section:ITCS214-01), what an earlier call answered is kept for the later ones, and the clock is set where the calls lie apart. It begins in the university as seeded: calls that prepared the state have to be among those chosen.
         */
        post: operations["makeScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/traffic/{id}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why a call was refused, and the earliest instant at which it would pass
         * @description The call is played again on a copy of the university as it is now, at one instant after another; nothing of it stays.
         */
        get: operations["explainRefusal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens in this sandbox, as it happens
         * @description Server-sent events until the caller goes away: clock, agenda, outbox, faults, traffic, data (a call or due work changed something), desk, snapshot, reset, classroom, notice (to a trainee: a message, a hand taken down) and script (a step of the scenario under way was done); first of all watching, with the last 50 changes there were. Each carries JSON with the ids of the recorded calls that caused it: `{"calls": [12]}`.
         */
        get: operations["watchSandbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scenarios, with their stories and steps */
        get: operations["getScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every message code: its text, the calls that return it, and the scenarios that show it */
        get: operations["getCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/scenarios/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset this sandbox to the start of the scenario and sign its persona in */
        post: operations["startScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/scenarios/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which steps of a scenario have been done in this sandbox since it was started, by hand or as calls */
        get: operations["getScenarioProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/scenarios/{id}/steps/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the call of one step of a scenario in this sandbox, as the step's student
         * @description What it answers is told, and does not fail this call. A step that needs what an earlier one makes waits for it, unless the earlier ones are done too. A trainee of a class does one step at a time, and only one that no page does.
         */
        post: operations["playScenarioStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The conformance runs, newest first */
        get: operations["getConformanceRuns"];
        put?: never;
        /**
         * Play the scenarios against a server and check its responses against this contract; reads only, unless told otherwise
         * @description One run at a time. At most 20 are kept, the oldest giving way; on a database file they survive a restart. Accounts are not kept.
         */
        post: operations["startConformanceRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/conformance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run, call by call */
        get: operations["getConformanceRun"];
        put?: never;
        post?: never;
        /** Delete a run; a running one stops */
        delete: operations["deleteConformanceRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The snapshots of this sandbox */
        get: operations["getSnapshots"];
        put?: never;
        /** Save data, clock, faults and settings under a name; a snapshot of the same name is replaced */
        post: operations["saveSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/snapshots/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a snapshot */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/snapshots/{name}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A snapshot as a file for another simulator: data, clock, faults and settings, without sessions and keys. Every account has the seeded password. 413 if the file would be too large to open */
        get: operations["saveSnapshotFile"];
        /** Add a snapshot file to the snapshots of this sandbox under a name; a snapshot of the same name is replaced. The sandbox changes only when it is restored */
        put: operations["openSnapshotFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/snapshots/{name}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a snapshot; sessions stay signed in */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A replay file for a bug report: the start of this sandbox and every call since. 413 if it would be too large to play */
        get: operations["saveReplay"];
        put?: never;
        /** Play a replay file: restore its start, make its calls again, and compare each response */
        post: operations["playReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reset the sandbox to the seeded data */
        post: operations["resetSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/trainer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign the trainer in: sets a cookie that stands for the code in the header X-Trainer-Code */
        post: operations["signInTrainer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/hand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The trainee of this sandbox asks for help, or has been helped */
        put: operations["setHand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/join/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the code of a class, before a name is given */
        get: operations["findClassroom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classrooms that are open */
        get: operations["getClassrooms"];
        put?: never;
        /** Open a classroom: each trainee who joins gets a sandbox with the same start. 429 if all classrooms are in use */
        post: operations["createClassroom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A classroom with its trainees and the page of each */
        get: operations["getClassroom"];
        put?: never;
        post?: never;
        /** Close a classroom and delete its sandboxes */
        delete: operations["closeClassroom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a class: returns a sandbox and a session */
        post: operations["joinClassroom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the clocks of all trainees at once */
        put: operations["setClassroomClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The faults of every trainee */
        get: operations["getClassroomFaults"];
        put?: never;
        /** Add a fault for every trainee, present and future */
        post: operations["addClassroomFault"];
        /** Remove every fault of the trainees */
        delete: operations["clearClassroomFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the number of places; a smaller number removes no trainee */
        put: operations["setClassroomPlaces"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/trainees/{trainee}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a trainee from the class: deletes the sandbox and frees the place */
        delete: operations["removeTrainee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/trainees/{trainee}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restart a trainee, up to a step of the scenario */
        post: operations["resetTrainee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/clock/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last move of the class's clock for every trainee
         * @description What the trainees did since is undone with it. Who joined or started over since begins as if it had not been moved.
         */
        post: operations["undoClassroomClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to all trainees, and to those who join within two hours */
        post: operations["sendClassMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restart every trainee; the clock of the class stays */
        post: operations["resetClassroom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/classrooms/{code}/trainees/{trainee}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A separate session for the trainer as the trainee's student; the trainee's session goes on */
        post: operations["lookAtTrainee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/sandboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sandboxes in use */
        get: operations["getSandboxes"];
        put?: never;
        /** Create an isolated copy of the seeded university, or of a snapshot, at /sandbox/{name}. If there are too many, an unused one is deleted; 429 if all are in use */
        post: operations["createSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sim/sandboxes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a sandbox */
        delete: operations["deleteSandbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "Message": "MSG-000004",
         *       "ErrorMessageType": "FromTranslation",
         *       "Details": "",
         *       "Refusals": [
         *         {
         *           "Code": "MSG-000004",
         *           "Params": {
         *             "hours": 21,
         *             "maximum": 18
         *           }
         *         }
         *       ]
         *     }
         */
        Error: {
            Message: string;
            /** @enum {string} */
            ErrorMessageType: "FromTranslation" | "DynamicMessage" | "GeneralException" | "FromDataBase";
            Details: string;
            Refusals?: components["schemas"]["Refusal"][];
            /** @description The same reasons as sentences; only from token verification */
            errors?: string[];
        };
        /** @description One reason, with the figures its text needs. Change is the index of the change it speaks of, Field the name of the field. */
        Refusal: {
            Code: string;
            Params: {
                [key: string]: string | number | components["schemas"]["Text"];
            };
            Change?: number;
            /** @description The field or file of the form it speaks of */
            Field?: string;
        };
        /**
         * @description The same text in both languages
         * @example {
         *       "en": "Information Technology",
         *       "ar": "تقنية المعلومات"
         *     }
         */
        Text: {
            en: string;
            ar: string;
        };
        Done: {
            /** @constant */
            done: true;
        };
        /** @enum {string} */
        Language: "en" | "ar";
        /**
         * @default current
         * @enum {string}
         */
        Period: "current" | "early";
        /**
         * Format: date-time
         * @example 2026-09-07T10:00:00+03:00
         */
        Instant: string;
        /** @example 09:30 */
        TimeOfDay: string;
        /** @description 1000 fils are 1 BHD */
        Fils: number;
        Id: number;
        Token: {
            token: string;
            validTo: components["schemas"]["Instant"];
        };
        Tokens: {
            accessToken: components["schemas"]["Token"];
            refreshToken: components["schemas"]["Token"];
        };
        /**
         * @example {
         *       "userName": "eligible",
         *       "password": "Bahrain-2026",
         *       "captchaToken": "simulated-captcha",
         *       "rememberMe": false
         *     }
         */
        UserLoginRequest: {
            userName: string;
            password: string;
            captchaToken: string;
            /** @default false */
            rememberMe?: boolean;
        };
        /**
         * @example {
         *       "code": "Vx3kQ0aT1",
         *       "codeVerifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
         *       "nonce": "n-0S6_WzA2Mj",
         *       "redirectUri": "https://sis.university.example/Authentication"
         *     }
         * @example {
         *       "error": "access_denied",
         *       "codeVerifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
         *       "nonce": "n-0S6_WzA2Mj",
         *       "redirectUri": "https://sis.university.example/Authentication"
         *     }
         */
        HandleAuthenticationRequest: {
            code?: string;
            /** @description The error the provider came back with, instead of a code */
            error?: string;
            codeVerifier: string;
            nonce: string;
            /** @description Where the provider came back to */
            redirectUri: string;
            /** @description The issuer the provider named on coming back */
            iss?: string;
        };
        /**
         * @example {
         *       "StudFacultyCode": "FOU77VRVW"
         *     }
         */
        RecordChoice: {
            /** @description Null takes the only record there is */
            StudFacultyCode: string | null;
        };
        ChosenRecord: {
            record: components["schemas"]["AcademicRecord"];
        };
        User: {
            userName: string;
            name: components["schemas"]["Text"];
            email: string | null;
        };
        AcademicRecord: {
            studFacultyCode: string;
            studentCode: string;
            programme: components["schemas"]["Text"];
            degreeClass: components["schemas"]["DegreeClass"];
            status: components["schemas"]["AcademicStatus"];
        };
        /** @enum {string} */
        DegreeClass: "associateDiploma" | "bachelor" | "master" | "phd";
        /** @enum {string} */
        AcademicStatus: "active" | "frozen" | "dismissed" | "withdrawn" | "graduated" | "inactive" | "admissionCanceled";
        SignedIn: {
            user: components["schemas"]["User"];
            /** @description The bearer token of the calls that follow */
            idToken: string;
            auditId: components["schemas"]["Id"];
            records: components["schemas"]["AcademicRecord"][];
            context: components["schemas"]["Tokens"];
        };
        /**
         * @example {
         *       "userName": "eligible",
         *       "captchaToken": "simulated-captcha"
         *     }
         */
        RetrieveEmailRequest: {
            userName: string;
            captchaToken: string;
        };
        /**
         * @example {
         *       "userName": "eligible",
         *       "email": "eligible@stu.university.example"
         *     }
         */
        ForgotPasswordRequest: {
            userName: string;
            email: string;
        };
        /**
         * @description With `code` or with `currentPassword`, not both.
         * @example {
         *       "userName": "eligible",
         *       "newPassword": "Manama-2027",
         *       "code": "4821"
         *     }
         */
        PasswordChange: {
            userName: string;
            newPassword: string;
            code?: components["schemas"]["EnteredCode"];
            currentPassword?: string;
            /** @description Of the session that asks and stays signed in */
            refreshToken?: string;
        };
        /** @example 4821 */
        EnteredCode: string;
        PasswordChanged: {
            messages: components["schemas"]["Refusal"][];
        };
        /**
         * @example {
         *       "messages": [
         *         {
         *           "Code": "account.codeSent",
         *           "Params": {}
         *         }
         *       ],
         *       "channel": "email",
         *       "recipient": "e•••••e@stu.•••••",
         *       "expiresAt": "2026-09-07T10:03:00+03:00",
         *       "resendSeconds": 30
         *     }
         */
        AccountCodeSent: {
            messages: components["schemas"]["Refusal"][];
            /** @enum {string} */
            channel: "email" | "sms";
            /** @description Where it goes, most of it hidden */
            recipient: string;
            expiresAt: components["schemas"]["Instant"];
            /** @description Seconds until another may be asked for */
            resendSeconds: number;
        };
        /**
         * @description The code and the new password come together.
         * @example {
         *       "studentCode": "202699001",
         *       "email": "shahad@home.example"
         *     }
         */
        RegisterAccountRequest: {
            studentCode: string;
            /** @description Where it is given, a code is sent only if it is the address on record; the answer is the same */
            email?: string;
            code?: components["schemas"]["EnteredCode"];
            newPassword?: string;
        };
        /**
         * @example {
         *       "token": "eyJhbGciOiJFUzI1NiJ9.e30.c2ln"
         *     }
         */
        VerifyTokenRequest: {
            /** @description An access token */
            token: string;
        };
        SessionInfo: {
            id: string;
            /** @enum {string} */
            device: "computer" | "phone" | "tablet" | "program" | "unknown";
            browser: string | null;
            system: string | null;
            /** @description Where it was signed in from */
            address: string;
            /** @enum {string} */
            via: "password" | "corporate" | "activation" | "simulator";
            remember: boolean;
            startedAt: components["schemas"]["Instant"];
            lastSeenAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description This very session */
            current: boolean;
        };
        Sessions: {
            now: components["schemas"]["Instant"];
            sessions: components["schemas"]["SessionInfo"][];
        };
        SessionsEnded: {
            messages: components["schemas"]["Refusal"][];
            now: components["schemas"]["Instant"];
            sessions: components["schemas"]["SessionInfo"][];
        };
        SigningKeys: {
            /** @description Of the tokens, the newest first */
            keys: components["schemas"]["SigningKey"][];
            /** @description Of the documents, the newest first */
            documentKeys: components["schemas"]["SigningKey"][];
        };
        SigningKey: {
            id: string;
            createdAt: components["schemas"]["Instant"];
            /** @description False where it only verifies what it signed before */
            signs: boolean;
        };
        Refreshed: {
            context: components["schemas"]["Tokens"];
        };
        Menu: {
            /** @description The version of this contract that the API answers by, such as 0.1.0 */
            contract?: string;
            /** @description What ended with the studies, for who has left; null for anyone else */
            closed: {
                status: components["schemas"]["AcademicStatus"];
                paths: string[];
            } | null;
            groups: {
                /** @enum {string} */
                key: "viewing" | "academicAffairs" | "eServices" | "myRequests" | "myReports" | "myPreferences";
                forms: components["schemas"]["MenuForm"][];
            }[];
        };
        MenuForm: {
            seFormId: components["schemas"]["Id"];
            formCodeName: string;
            path: string;
        };
        TopHitLinks: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            /** @description How many may be kept */
            maximum: number;
            links: components["schemas"]["MenuForm"][];
        };
        /**
         * @example {
         *       "formIds": [
         *         2,
         *         7,
         *         1
         *       ]
         *     }
         */
        TopHitLinksChange: {
            /** @description Form ids of the menu in the wanted order */
            formIds: number[];
        };
        /**
         * @description The offices of the university: they write to students, are written to and decide requests
         * @enum {string}
         */
        Office: "registration" | "admission" | "finance" | "advising" | "studentAffairs" | "technicalSupport" | "department" | "college" | "committee" | "transport" | "supervisor" | "security" | "library" | "quality" | "graduateStudies";
        InboxEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            office: components["schemas"]["Office"];
            subject: components["schemas"]["Text"];
            /** @description The beginning of the text */
            excerpt: components["schemas"]["Text"];
            read: boolean;
        };
        InboxMessages: {
            page: number;
            pageSize: number;
            /** @description How many match */
            total: number;
            /** @description How many are unread in the whole inbox */
            unread: number;
            items: components["schemas"]["InboxEntry"][];
        };
        InboxMessage: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            office: components["schemas"]["Office"];
            subject: components["schemas"]["Text"];
            body: components["schemas"]["Text"];
            /** @description Where the message leads */
            page: string | null;
            newerId: components["schemas"]["Id"] | null;
            olderId: components["schemas"]["Id"] | null;
            /** @description How many are unread in the whole inbox */
            unread: number;
            /** @description What the student answered, in the order it was sent */
            replies?: {
                id: components["schemas"]["Id"];
                at: components["schemas"]["Instant"];
                body: string;
            }[];
        };
        InboxChange: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            unread: number;
        };
        /**
         * @example {
         *       "office": "registration",
         *       "subject": "Section of ITCS214",
         *       "body": "Is another section planned for this semester?"
         *     }
         */
        OfficeMessage: {
            office: components["schemas"]["Office"];
            subject: string;
            body: string;
            /** @description The message of the inbox it answers */
            inReplyTo?: components["schemas"]["Id"];
        };
        SentMessages: {
            page: number;
            pageSize: number;
            total: number;
            items: {
                id: components["schemas"]["Id"];
                at: components["schemas"]["Instant"];
                office: components["schemas"]["Office"];
                subject: string;
                body: string;
            }[];
        };
        /**
         * @description A town or district of Bahrain; null while none is on record
         * @enum {string|null}
         */
        Area: "manama" | "adliya" | "hoora" | "gudaibiya" | "juffair" | "seef" | "sanabis" | "jidHafs" | "tubli" | "zinj" | "muharraq" | "arad" | "busaiteen" | "hidd" | "galali" | "dair" | "samaheej" | "isaTown" | "sitra" | "salmabad" | "aali" | "jidali" | "riffa" | "hamadTown" | "zayedTown" | "salmanCity" | "budaiya" | "saar" | "janabiya" | "diraz" | "barbar" | "malkiya" | "sakhir" | "zallaq" | "askar" | null;
        Address: {
            /** @description Empty for a house */
            flat: string;
            building: string;
            road: string;
            block: string;
            area: components["schemas"]["Area"];
        };
        EmergencyContact: {
            name: string;
            phone: string;
        };
        /** @description How the next code reaches the student, with most of the address hidden */
        CodeWay: {
            /** @enum {string} */
            channel: "sms" | "email";
            recipient: string;
        };
        ContactDetails: {
            /** @description Sent back with a change; an older one is refused */
            version: number;
            changedAt: components["schemas"]["Instant"] | null;
            address: components["schemas"]["Address"];
            /** @description The first receives the text messages */
            mobiles: string[];
            maximumMobiles: number;
            universityEmail: string | null;
            personalEmail: string | null;
            emergencyContact: components["schemas"]["EmergencyContact"];
            /** @description Null where a code cannot reach the student */
            codeWay: components["schemas"]["CodeWay"] | null;
            /** @description The e-mail a code can go to instead of the number; null where there is none */
            emailWay?: components["schemas"]["CodeWay"] | null;
            /** @description The code that was sent and still counts, so that a page opened anew asks for it; null where none does */
            pendingCode: components["schemas"]["PendingCode"] | null;
        };
        /**
         * @example {
         *       "version": 1,
         *       "code": "4821",
         *       "address": {
         *         "flat": "12",
         *         "building": "1034",
         *         "road": "2421",
         *         "block": "324",
         *         "area": "juffair"
         *       },
         *       "mobiles": [
         *         "+973 36001234"
         *       ],
         *       "personalEmail": "student@example.com",
         *       "emergencyContact": {
         *         "name": "Maryam Ahmed",
         *         "phone": "+973 39001234"
         *       }
         *     }
         */
        ContactChange: {
            version: number;
            /** @description Left out, everything else is looked at, and 409 says that a code is all that is missing */
            code?: string;
            /** @description The code sent to a first number that was not on record: texts and codes would go to it unseen otherwise */
            mobileCode?: string;
            address: components["schemas"]["Address"];
            /** @description +973 and eight digits; the first receives the text messages */
            mobiles: string[];
            personalEmail: string | null;
            emergencyContact: components["schemas"]["EmergencyContact"];
        };
        ContactSaved: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            contact: components["schemas"]["ContactDetails"];
        };
        /**
         * @example {
         *       "purpose": "contact"
         *     }
         */
        CodeRequest: {
            /** @enum {string} */
            purpose: "contact";
            /**
             * @description For who no longer has the number on record: the code goes by e-mail. Left out, to the number
             * @enum {string}
             */
            channel?: "email";
            /** @description A new first number to try: the code goes to it, and shows nothing but that it can be reached */
            mobile?: string;
        };
        CodeSent: {
            way: components["schemas"]["CodeWay"];
            digits: number;
            expiresAt: components["schemas"]["Instant"];
            /** @description Seconds until another code may be sent */
            resendSeconds: number;
        };
        PendingCode: {
            way: components["schemas"]["CodeWay"];
            digits: number;
            expiresAt: components["schemas"]["Instant"];
            /** @description From when another may be asked for */
            resendAt: components["schemas"]["Instant"];
        };
        FeeShare: {
            feeItemValue: components["schemas"]["Fils"];
            remainAmount: components["schemas"]["Fils"];
        };
        Semester: {
            semesterId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            /** Format: date */
            startsOn: string;
            /** Format: date */
            endsOn: string;
            /** @description The week of the semester now; null before and after it */
            week: number | null;
        };
        StudentInformation: {
            studentDatabaseId: components["schemas"]["Id"];
            academicYearId: number;
            semesterId: components["schemas"]["Id"];
            studentSemesterId: number | null;
            entityId: components["schemas"]["Id"];
            facultyInfoId: components["schemas"]["Id"];
            degreeCodeId: number;
            studentCode: string;
            studFacultyCode: string;
            name: components["schemas"]["Text"];
            academicStatus: components["schemas"]["Text"];
            status: components["schemas"]["AcademicStatus"];
            degreeClass: components["schemas"]["DegreeClass"];
            programme: components["schemas"]["Text"];
            college: components["schemas"]["Text"];
            semester: components["schemas"]["Semester"];
            enrolled: boolean;
            sponsorCode: string | null;
            sponsor: components["schemas"]["Text"] | null;
            cgpa: number | null;
            majorCgpa: number | null;
            registeredCreditHours: number;
            /** @description Passed of the plan */
            earnedCreditHours: number;
            /** @description Passed and not of the plan */
            outsideCreditHours: number;
            /** @description Passed in all: of the plan and outside it */
            passedCreditHours: number;
            requiredCreditHours: number;
            /** @description Of the plan, neither passed nor in progress */
            remainingCreditHours: number;
            minimumStudyLoad: number;
            maximumStudyLoad: number;
            /** @description False while fewer hours than the minimum load are registered */
            scheduleApproved: boolean;
            major: components["schemas"]["Text"];
            majorJoinYear: number;
            /** @description What was declared beside or within the major */
            minors: {
                kind: components["schemas"]["MinorKind"];
                name: components["schemas"]["Text"];
            }[];
            orientationDescription: components["schemas"]["Text"];
            amountUsedFromBalance: components["schemas"]["Fils"];
            studentFees: components["schemas"]["FeeShare"];
            sponsorFees: components["schemas"]["FeeShare"];
            allowToRegisterNewCourse: boolean;
            allowToWithDrawFromCourse: boolean;
            allowToReplaceCourse: boolean;
            allowToDropCourse: boolean;
            allowToAddNewCourse: boolean;
        };
        /**
         * @description With two decimals
         * @example 3.67
         */
        GradePoints: number;
        GradePointsOrNone: components["schemas"]["GradePoints"] | null;
        /** @example A- */
        Grade: string;
        /**
         * @description How an average stands against the university's limits
         * @enum {string}
         */
        GpaStanding: "excellent" | "good" | "warning";
        GpaCourse: {
            courseId: components["schemas"]["Id"];
            /** @example MATHS102 */
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            /** @description Counts for the average of the major as well */
            major: boolean;
        };
        /** @description One course taken in one past semester */
        GpaAttempt: {
            courseId: components["schemas"]["Id"];
            /** @example MATHS102 */
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            major: boolean;
            semesterId: components["schemas"]["Id"];
            grade: components["schemas"]["Grade"];
            points: components["schemas"]["GradePointsOrNone"];
            passes: boolean;
        };
        GpaBasis: {
            semester: components["schemas"]["Semester"];
            /** @description In the order of their semesters */
            attempts: components["schemas"]["GpaAttempt"][];
            /** @description Registered and not graded yet */
            current: components["schemas"]["GpaCourse"][];
            /** @description The university's grades, the best first */
            grades: {
                grade: components["schemas"]["Grade"];
                /** @description Null where the grade does not count in an average */
                points: components["schemas"]["GradePoints"] | null;
                passes: boolean;
                /** @description A course passed with it may be repeated */
                repeatable: boolean;
            }[];
            /** @description The best first; each reaches from its limit to that of the one before */
            standings: {
                standing: components["schemas"]["GpaStanding"];
                from: components["schemas"]["GradePoints"];
                /** @description The study load it allows in a regular semester */
                maximumHours: number;
            }[];
            cgpa: components["schemas"]["GradePointsOrNone"];
            majorCgpa: components["schemas"]["GradePointsOrNone"];
            hours: components["schemas"]["StudyHours"];
            /** @description Academic warnings in force */
            warnings: number;
        };
        TranscriptCourse: {
            /** @example MATHS102 */
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            grade: components["schemas"]["Grade"];
            points: components["schemas"]["GradePointsOrNone"];
            /** @description Points times credit hours */
            qualityPoints: number | null;
            passes: boolean;
            /** @description The course was taken before */
            repeats: boolean;
            /** @description Counts in the cumulative average; false without points or where a later grade counts instead */
            counted: boolean;
        };
        TranscriptSemester: {
            semesterId: components["schemas"]["Id"];
            /**
             * @description The calendar year in which the academic one begins
             * @example 2024
             */
            academicYear: number;
            /** @description 1 first, 2 second, 3 summer */
            term: number;
            name: components["schemas"]["Text"];
            courses: components["schemas"]["TranscriptCourse"][];
            gpa: components["schemas"]["GradePointsOrNone"];
            /** @description After this semester */
            cgpa: components["schemas"]["GradePoints"] | null;
            attemptedHours: number;
            /** @description New in this semester */
            earnedHours: number;
            /** @description After this semester */
            totalEarnedHours: number;
            /** @description After this semester */
            standing: components["schemas"]["GpaStanding"] | null;
        };
        /** @description A semester without studies */
        TranscriptAwaySemester: {
            semesterId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            /**
             * @description Postponed by an official withdrawal, or not enrolled at all
             * @enum {string}
             */
            reason: "postponed" | "notEnrolled";
        };
        /**
         * @description transcript: to date; finalTranscript: with the degree
         * @enum {string}
         */
        DocumentKind: "transcript" | "finalTranscript" | "certificate";
        /** @enum {string} */
        DocumentStatus: "valid" | "replaced" | "revoked" | "expired";
        /** @enum {string} */
        DocumentReason: "employment" | "study" | "scholarship" | "sponsor" | "embassy" | "licence" | "lost" | "damaged" | "other";
        /**
         * @description How printed copies are handed over; the signed file is downloaded in any case
         * @enum {string}
         */
        DocumentDelivery: "collect" | "mail";
        /**
         * @description What its public page is asked by; the longer ones are of documents issued before codes could be typed
         * @example ABCD-EFGH-JKMN
         */
        DocumentCode: string;
        /** @example GRC-2026-000001 */
        DocumentNumber: string;
        DocumentDegree: {
            degree: components["schemas"]["DegreeClass"];
            name: components["schemas"]["Text"];
            graduatedOn: string | null;
        };
        DocumentOption: {
            type: components["schemas"]["DocumentKind"];
            /** @description The present reasons against it, whatever is entered */
            reasons: components["schemas"]["Refusal"][];
            fee: components["schemas"]["Fils"];
            /** @description The certificate that this one makes invalid when issued */
            replaces: components["schemas"]["DocumentNumber"] | null;
            maximumCopies: number;
        };
        DocumentOptions: {
            documents: components["schemas"]["DocumentOption"][];
            /** @description That were conferred */
            degrees: components["schemas"]["DocumentDegree"][];
            purposes: components["schemas"]["DocumentReason"][];
            /**
             * Format: date
             * @description The first day a transcript may expire on
             */
            validFrom: string;
            /**
             * Format: date
             * @description The last such day
             */
            validTo: string;
        };
        /**
         * @example {
         *       "type": "transcript",
         *       "reasons": [
         *         "employment"
         *       ],
         *       "copies": 1,
         *       "language": "en",
         *       "delivery": "collect"
         *     }
         */
        DocumentSubmission: {
            type: components["schemas"]["DocumentKind"];
            /** @description What it is for */
            reasons: components["schemas"]["DocumentReason"][];
            /** @description Printed ones */
            copies: number;
            language: components["schemas"]["Language"];
            delivery: components["schemas"]["DocumentDelivery"];
            /**
             * @description Where it is mailed
             * @default
             */
            mailAddress?: string;
            /**
             * Format: date
             * @description Of a transcript, the last day it can be verified on; left out, for ever
             */
            validUntil?: string;
            /** @description The degree it names: of a final transcript and a certificate */
            degree?: components["schemas"]["DegreeClass"];
        };
        /** @description A document of the student's own */
        IssuedDocument: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["DocumentNumber"];
            type: components["schemas"]["DocumentKind"];
            language: components["schemas"]["Language"];
            status: components["schemas"]["DocumentStatus"];
            since: components["schemas"]["Instant"];
            /** @description Why an office revoked it; null where none did */
            revokedReason: string | null;
            issuedAt: components["schemas"]["Instant"];
            /** @description From then on it is expired */
            validUntil: components["schemas"]["Instant"] | null;
            /** @description Of its public page */
            code: components["schemas"]["DocumentCode"];
            /** @description The name of its file; null where it was issued on paper alone */
            file: string | null;
            /** @description Of its bytes */
            sha256: string | null;
            lookups: number;
            lastLookup: components["schemas"]["Instant"] | null;
        };
        DocumentRequests: {
            requests: {
                id: components["schemas"]["Id"];
                request: components["schemas"]["MyRequest"];
                document: components["schemas"]["IssuedDocument"] | null;
            }[];
        };
        DocumentLookups: {
            total: number;
            /** @description The latest hundred, newest first */
            lookups: components["schemas"]["Instant"][];
        };
        VerifiedDocument: {
            number: components["schemas"]["DocumentNumber"];
            type: components["schemas"]["DocumentKind"];
            language: components["schemas"]["Language"];
            status: components["schemas"]["DocumentStatus"];
            since: components["schemas"]["Instant"];
            issuedAt: components["schemas"]["Instant"];
            validUntil: components["schemas"]["Instant"] | null;
            /** @description Masked: the first letter of each part */
            name: components["schemas"]["Text"];
            /** @description Of the file; null where it was issued on paper alone */
            sha256: string | null;
            /** @description What a printed copy is compared with; null where the document is revoked or expired */
            figures: {
                programme: components["schemas"]["Text"];
                college: components["schemas"]["Text"];
                degree: components["schemas"]["Text"] | null;
                graduatedOn: string | null;
                hours: number;
                cgpa: number | null;
            } | null;
        };
        DocumentKeySet: {
            keys: {
                /** @constant */
                kty: "OKP";
                /** @constant */
                crv: "Ed25519";
                x: string;
                /** @description The thumbprint of the key (RFC 7638) */
                kid: string;
                /** @constant */
                alg: "EdDSA";
                /** @constant */
                use: "sig";
            }[];
        };
        AcademicTranscript: {
            issuedAt: components["schemas"]["Instant"];
            studentCode: string;
            name: components["schemas"]["Text"];
            programme: components["schemas"]["Text"];
            college: components["schemas"]["Text"];
            degreeClass: components["schemas"]["DegreeClass"];
            academicStatus: components["schemas"]["Text"];
            admission: components["schemas"]["Text"];
            /** @description The earliest first */
            semesters: components["schemas"]["TranscriptSemester"][];
            /** @description Postponed and skipped semesters, the earliest first */
            away: components["schemas"]["TranscriptAwaySemester"][];
            /** @description Registered and not graded yet, by semester */
            inProgress: {
                semesterId: components["schemas"]["Id"];
                name: components["schemas"]["Text"];
                courses: {
                    code: string;
                    name: components["schemas"]["Text"];
                    creditHours: number;
                    repeats: boolean;
                }[];
            }[];
            cgpa: components["schemas"]["GradePointsOrNone"];
            majorCgpa: components["schemas"]["GradePointsOrNone"];
            hours: components["schemas"]["StudyHours"];
            standing: components["schemas"]["GpaStanding"] | null;
            limits: {
                excellent: components["schemas"]["GradePoints"];
                warning: components["schemas"]["GradePoints"];
            };
        };
        Services: {
            now: components["schemas"]["Instant"];
            workingDay: boolean;
            services: components["schemas"]["ServiceStates"];
        };
        ServiceStates: {
            /** @description A function of the agenda */
            service: string;
            /** @description The page that offers it */
            path: string;
            /** @description The kind of request it is the service for: several may share a function */
            kind?: components["schemas"]["RequestKind"];
            open: boolean;
            reasons: components["schemas"]["Refusal"][];
            opensAt: components["schemas"]["Instant"] | null;
            closesAt: components["schemas"]["Instant"] | null;
        }[];
        /** @description The page with more about it */
        DashboardPath: string | null;
        DashboardCourse: {
            code: string;
            name: components["schemas"]["Text"];
            /** @description The section */
            number: string;
        };
        DashboardClass: {
            course: components["schemas"]["DashboardCourse"];
            /** Format: date */
            date: string;
            startsAt: components["schemas"]["TimeOfDay"];
            endsAt: components["schemas"]["TimeOfDay"];
            place: components["schemas"]["Place"];
        };
        /** @description One class on one day */
        ScheduledClass: {
            registrationId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description The section */
            number: string;
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            place: components["schemas"]["Place"];
        };
        ScheduleCourse: {
            registrationId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description The section */
            number: string;
            language: components["schemas"]["Language"];
            instructor: components["schemas"]["Text"];
            creditHours: number;
            /** @description Its classes and examination no longer count */
            withdrawn: boolean;
            meetings: components["schemas"]["Meeting"][];
            exam: components["schemas"]["Exam"] | null;
            /** @description Its examination overlaps another */
            examClash: boolean;
        };
        /**
         * @example {
         *       "date": "2026-12-16",
         *       "name": {
         *         "en": "National Day",
         *         "ar": "العيد الوطني المجيد"
         *       }
         *     }
         */
        Holiday: {
            /** Format: date */
            date: string;
            name: components["schemas"]["Text"];
        };
        Schedule: {
            now: components["schemas"]["Instant"];
            semester: components["schemas"]["Semester"];
            /** Format: date */
            classesEndOn: string;
            /** @description In order of their codes, the withdrawn ones last */
            courses: components["schemas"]["ScheduleCourse"][];
            /** @description Days without classes */
            holidays: components["schemas"]["Holiday"][];
            /** @description The classes of today in their order */
            today: components["schemas"]["ScheduledClass"][];
            holidayToday: components["schemas"]["Holiday"] | null;
            /** @description The class going on now */
            running: components["schemas"]["ScheduledClass"] | null;
            /** @description The next class to begin, today or later; null after the last of the semester */
            next: components["schemas"]["ScheduledClass"] | null;
            totals: {
                courses: number;
                creditHours: number;
                /** @description Days of the week with classes */
                days: number;
                /** @description Minutes of classes in a week */
                weeklyMinutes: number;
            };
        };
        CalendarFile: {
            name: string;
            /** @description iCalendar (RFC 5545) */
            content: string;
        };
        CalendarSubscription: {
            active: {
                createdAt: components["schemas"]["Instant"];
                /** @description When a calendar last read it, to the hour */
                readAt: components["schemas"]["Instant"] | null;
            } | null;
            messages: components["schemas"]["Refusal"][];
        };
        NewCalendarSubscription: {
            /** @description Told once: the last part of getCalendarFeed's address */
            token: string;
            active: {
                createdAt: components["schemas"]["Instant"];
                /** @description When a calendar last read it, to the hour */
                readAt: components["schemas"]["Instant"] | null;
            } | null;
            messages: components["schemas"]["Refusal"][];
        };
        /** @description A task for the student, the most urgent first. Fields of other kinds are null. */
        DueItem: {
            /** @enum {string} */
            kind: "fees" | "schedule" | "request" | "attendance" | "waiting" | "survey" | "closing" | "messages";
            /** @description Until when, the end excluded; past where it is overdue */
            by: components["schemas"]["Instant"] | null;
            path: components["schemas"]["DashboardPath"];
            /** @description Fils to pay */
            amount: number | null;
            /** @description Registered hours */
            creditHours: number | null;
            /** @description Hours the schedule needs for approval */
            minimum: number | null;
            course: components["schemas"]["DashboardCourse"] | null;
            /** @description Place on the waiting list */
            position: number | null;
            /** @description A function of the agenda */
            service: string | null;
            /** @description Unread messages or surveys to answer */
            count: number | null;
            /** @description Absence */
            percent: number | null;
            /** @description Warnings for absence; 4 is barred from the final examination */
            warning: number | null;
            /** @description A request whose turn is the student's */
            request: components["schemas"]["DueRequest"] | null;
        };
        /** @description A request that has not ended, and whose turn it is */
        OpenRequest: {
            referenceNumber: components["schemas"]["ReferenceNumber"];
            kind: components["schemas"]["RequestKind"];
            /** @description What it is about */
            subject: components["schemas"]["Text"];
            status: components["schemas"]["RequestStatus"];
            /** @description The present step of its route; null before and after */
            step: string | null;
            turn: components["schemas"]["RequestActor"][];
            /** @description The person who must decide, if no other member of the office may */
            holder: components["schemas"]["Text"] | null;
            /** @description By when it should be dealt with */
            dueAt: components["schemas"]["Instant"] | null;
            overdue: boolean;
            /** @description When it takes effect */
            executeAt: components["schemas"]["Instant"] | null;
        };
        DueRequest: {
            referenceNumber: components["schemas"]["ReferenceNumber"];
            kind: components["schemas"]["RequestKind"];
            /** @enum {string} */
            waitsFor: "correction" | "payment" | "answer" | "code" | "sending" | "items";
        };
        CourseAttendance: {
            course: components["schemas"]["DashboardCourse"];
            /** @description Classes of the whole semester */
            classes: number;
            /** @description Missed without an excuse until today */
            absences: number;
            /** @description Of the classes of the whole semester */
            absencePercent: number;
            excused: number;
            excusedPercent: number;
            /** @description How many warnings have been given */
            warning: number;
            /** @description No longer admitted to the final examination */
            barred: boolean;
            /** @description Classes that may still be missed before that; null if the remaining classes cannot lead to it */
            mayMiss: number | null;
        };
        /** @description One limit of absence, in percent and in classes of this course */
        AttendanceLimit: {
            /** @enum {string} */
            kind: "warning" | "barred";
            /** @description Which warning; null where the final examination is lost */
            warning: number | null;
            /** @description Of the classes of the whole semester */
            percent: number;
            /** @description How many absences reach it */
            absences: number;
            /** @description How many more absences reach it; 0 once it is reached */
            left: number;
            /** @description How many more classes may be missed without reaching it */
            mayMiss: number;
        };
        AttendedCourse: {
            course: components["schemas"]["DashboardCourse"];
            instructor: components["schemas"]["Text"];
            /** @description Classes of the whole semester */
            classes: number;
            /** @description Those held so far */
            held: number;
            /** @description Missed without an excuse */
            absences: number;
            /** @description Of the classes of the whole semester */
            absencePercent: number;
            /** @description Missed with an excuse; never warned of */
            excused: number;
            excusedPercent: number;
            /** @description How many warnings have been given */
            warning: number;
            /** @description No longer admitted to the final examination */
            barred: boolean;
            /** @description Classes that may still be missed before that; null if the remaining classes cannot lead to it */
            mayMiss: number | null;
            /** @description The warnings in order, then the examination */
            limits: components["schemas"]["AttendanceLimit"][];
            /** @description The next limit that the remaining classes can reach; null if there is none */
            next: components["schemas"]["AttendanceLimit"] | null;
            /** @description The classes missed, the latest first */
            missed: {
                /** Format: date */
                on: string;
                excused: boolean;
            }[];
        };
        Attendance: {
            now: components["schemas"]["Instant"];
            semester: components["schemas"]["Semester"];
            /**
             * @description Whether the weeks of classes are to come or over
             * @enum {string}
             */
            phase: "before" | "running" | "over";
            /** Format: date */
            classesEndOn: string;
            /** @description Percent at which each warning is given */
            warnings: number[];
            /** @description Percent at which the final examination is lost */
            barredAt: number;
            courses: components["schemas"]["AttendedCourse"][];
        };
        Survey: {
            id: components["schemas"]["Id"];
            course: components["schemas"]["DashboardCourse"];
            instructor: components["schemas"]["Text"];
            /** @description The day it was sent */
            doneOn: string | null;
        };
        SurveyPeriod: {
            now: components["schemas"]["Instant"];
            /** @description Whether surveys can be sent now */
            open: boolean;
            opensAt: components["schemas"]["Instant"] | null;
            closesAt: components["schemas"]["Instant"] | null;
            /** @description About how long one takes */
            minutes: number;
        };
        Surveys: {
            period: components["schemas"]["SurveyPeriod"];
            semester: components["schemas"]["Semester"];
            /** @description How many each has */
            questions: number;
            surveys: components["schemas"]["Survey"][];
        };
        SurveyQuestion: {
            id: components["schemas"]["Id"];
            /** @description Its place in the form */
            number: number;
            /**
             * @description scale: from 1, strongly disagree, to 5, strongly agree; text: in words
             * @enum {string}
             */
            kind: "scale" | "text";
            text: components["schemas"]["Text"];
        };
        SurveyForm: {
            period: components["schemas"]["SurveyPeriod"];
            survey: components["schemas"]["Survey"];
            parts: {
                part: components["schemas"]["SurveyPart"];
                questions: components["schemas"]["SurveyQuestion"][];
            }[];
        };
        /**
         * @description Of the evaluation of a course: course, instructor, assessment, resources; of the graduate survey: programme, preparation, services; open: of both
         * @enum {string}
         */
        SurveyPart: "course" | "instructor" | "assessment" | "resources" | "programme" | "preparation" | "services" | "open";
        GraduateSurvey: {
            /** @description About how long it takes */
            minutes: number;
            /** @description The day it was sent */
            doneOn: string | null;
            /** @description Why it cannot be answered now */
            reasons: components["schemas"]["Refusal"][];
            parts: {
                part: components["schemas"]["SurveyPart"];
                questions: components["schemas"]["SurveyQuestion"][];
            }[];
        };
        GraduateSurveySent: {
            messages: components["schemas"]["Refusal"][];
            /** Format: date */
            doneOn: string;
        };
        SurveyAnswer: {
            question: components["schemas"]["Id"];
            /** @description The answer on the scale; null to a question in words */
            value: number | null;
            /** @description The answer in words, empty where there is nothing to add; null to a question with a scale */
            text: string | null;
        };
        /**
         * @example {
         *       "answers": [
         *         {
         *           "question": 1,
         *           "value": 4,
         *           "text": null
         *         }
         *       ]
         *     }
         */
        SurveySheet: {
            answers: components["schemas"]["SurveyAnswer"][];
        };
        SurveySent: {
            messages: components["schemas"]["Refusal"][];
            survey: components["schemas"]["Survey"];
        };
        Dashboard: {
            now: components["schemas"]["Instant"];
            name: components["schemas"]["Text"];
            workingDay: boolean;
            services: components["schemas"]["ServiceStates"];
            /** @description Why the record cannot be used as usual, the weightiest reason alone; null for anyone else, and for who has left */
            blocked: {
                /** @enum {string} */
                reason: "frozen" | "inactive" | "notEnrolled";
                since: components["schemas"]["Instant"] | null;
                /** @description The page that may end it */
                path: components["schemas"]["DashboardPath"];
            } | null;
            /** @description Studies that have ended without a degree, and the forms that are left of the menu; null for anyone else */
            ended: {
                status: components["schemas"]["AcademicStatus"];
                since: components["schemas"]["Instant"] | null;
                forms: components["schemas"]["MenuForm"][];
            } | null;
            due: components["schemas"]["DueItem"][];
            /** @description Those that have not ended: whose turn is the student's first, then the one handed in last */
            requests: components["schemas"]["OpenRequest"][];
            /** @description What others and the student changed since the sign-in before this one */
            changes: {
                /** @description Null at the first sign-in */
                since: components["schemas"]["Instant"] | null;
                /** @description Messages that came */
                messages: number;
                /** @description Of the registration log, the newest first */
                entries: {
                    at: components["schemas"]["Instant"];
                    /** @enum {string} */
                    action: "register" | "delete" | "drop" | "undrop" | "withdraw" | "unwithdraw" | "replace" | "wait" | "leave" | "promote" | "passOver";
                    /** @enum {string} */
                    by: "student" | "waitingList" | "registrar";
                    course: components["schemas"]["DashboardCourse"];
                }[];
                path: components["schemas"]["DashboardPath"];
            };
            inbox: {
                unread: number;
                latest: components["schemas"]["InboxEntry"][];
                path: components["schemas"]["DashboardPath"];
            };
            schedule: {
                semester: components["schemas"]["Semester"];
                load: components["schemas"]["Load"];
                /** @description Why there are no classes today; null on any other day */
                holiday: components["schemas"]["Text"] | null;
                today: components["schemas"]["DashboardClass"][];
                /** @description The next class after today */
                next: components["schemas"]["DashboardClass"] | null;
                /** @description The first final examination that is not over */
                exam: {
                    course: components["schemas"]["DashboardCourse"];
                    startsAt: components["schemas"]["Instant"];
                    endsAt: components["schemas"]["Instant"];
                    /** @description Null until it is announced */
                    place: components["schemas"]["Place"] | null;
                } | null;
                path: components["schemas"]["DashboardPath"];
            };
            attendance: {
                /** @description The most missed first */
                courses: components["schemas"]["CourseAttendance"][];
                /** @description At which percentages warnings are given */
                warnings: number[];
                /** @description At which percentage the final examination is lost */
                barredAt: number;
                path: components["schemas"]["DashboardPath"];
            };
            plan: {
                programme: components["schemas"]["Text"];
                hours: components["schemas"]["StudyHours"];
                cgpa: number | null;
                majorCgpa: number | null;
                /** @description The next courses of the plan whose prerequisites are passed or taken now */
                next: {
                    code: string;
                    name: components["schemas"]["Text"];
                    creditHours: number;
                }[];
                path: components["schemas"]["DashboardPath"];
            };
            finance: {
                /** @description The student's share of this semester's courses and charges */
                fees: components["schemas"]["Fils"];
                /** @description Of it, from the balance included */
                paid: components["schemas"]["Fils"];
                /** @description What is unpaid, of every semester */
                due: components["schemas"]["Fils"];
                toPay?: components["schemas"]["ToPay"];
                onItsWay?: components["schemas"]["OnItsWay"];
                toBalance?: components["schemas"]["ToBalance"];
                /** @description When the first of what is to be paid is due, the end excluded */
                by: components["schemas"]["Instant"] | null;
                sponsor: components["schemas"]["Text"] | null;
                sponsorFees: components["schemas"]["Fils"];
                sponsorDue: components["schemas"]["Fils"];
                balance: components["schemas"]["Balance"];
                path: components["schemas"]["DashboardPath"];
            };
            links: {
                forms: components["schemas"]["MenuForm"][];
                path: components["schemas"]["DashboardPath"];
            };
        };
        Place: {
            campus: components["schemas"]["Text"];
            building: string;
            room: string;
        };
        /** @description A weekly class; day 0 is Sunday, 4 is Thursday */
        Meeting: {
            day: number;
            startsAt: components["schemas"]["TimeOfDay"];
            endsAt: components["schemas"]["TimeOfDay"];
            place: components["schemas"]["Place"];
        };
        Exam: {
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            place: components["schemas"]["Place"] | null;
        };
        Section: {
            sectionId: components["schemas"]["Id"];
            number: string;
            language: components["schemas"]["Language"];
            instructor: components["schemas"]["Text"];
            capacity: number;
            availableSeats: number;
            /** @description Students on its waiting list */
            waiting: number;
            /**
             * @description The part of the day its classes are in; null where it has no fixed times
             * @enum {string|null}
             */
            teachingPeriod: "morning" | "afternoon" | "evening" | null;
            /** @enum {string|null} */
            gender: "female" | "male" | null;
            campus: components["schemas"]["Text"];
            meetings: components["schemas"]["Meeting"][];
            exam: components["schemas"]["Exam"] | null;
            remarks: components["schemas"]["Text"] | null;
            /** @description Why this student may not register in it now */
            refusals: components["schemas"]["Refusal"][];
            /** @description What registering would ask first */
            confirmations: components["schemas"]["Refusal"][];
        };
        OfferedCourse: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            /** @enum {string} */
            level: "undergraduate" | "postgraduate";
            /** @enum {string} */
            type: "university" | "college" | "major" | "elective";
            /** @enum {string} */
            teachingMethod: "lecture" | "laboratory" | "studio" | "seminar" | "training" | "thesis";
            relatedGroup: string | null;
            hasExam: boolean;
            /** @description Whether it is taught at all; an inactive course is not offered */
            active: boolean;
            /** @description Students register in it themselves; otherwise the registration department does */
            onlineRegistration: boolean;
            college: components["schemas"]["Text"];
            department: components["schemas"]["Text"];
            inMyPlan: boolean;
            /**
             * @description The student's status: `next` comes next in the plan, `open` may be taken too, `later` lacks a prerequisite
             * @enum {string}
             */
            standing: "next" | "open" | "later" | "registered" | "passed";
            /** @description The student's registration in this course or null */
            registrationId: number | null;
            sections: components["schemas"]["Section"][];
        };
        OfferedCourses: {
            semester: components["schemas"]["Semester"];
            page: number;
            pageSize: number;
            total: number;
            /** @description Nothing matches the search exactly; these differ by one letter in a word */
            nearest: boolean;
            items: components["schemas"]["OfferedCourse"][];
        };
        TimetableSections: {
            semester: components["schemas"]["Semester"];
            courses: components["schemas"]["TimetableCourse"][];
            /** @description What is registered, with what may be done with it */
            registered: components["schemas"]["RegisteredCourse"][];
            load: components["schemas"]["Load"];
            /** @description The way between two campuses, in either direction */
            journeys: components["schemas"]["Journey"][];
            /** @description The way between two buildings of a campus, in either direction */
            walks: components["schemas"]["Walk"][];
        };
        TimetableCourse: {
            course: components["schemas"]["OfferedCourse"];
            corequisites: components["schemas"]["CourseReference"][];
        };
        /** @description The university's own figure for the way between two campuses, in either direction; a pair that is not named takes no time */
        Journey: {
            from: components["schemas"]["Text"];
            to: components["schemas"]["Text"];
            /** @description With the walk at both ends */
            minutes: number;
        };
        /** @description The university's own figure for the way on foot between two buildings of a campus, in either direction; a pair that is not named takes no time */
        Walk: {
            /** @description The building of a meeting's place */
            from: string;
            to: string;
            minutes: number;
        };
        CourseFilters: {
            colleges: {
                collegeId: components["schemas"]["Id"];
                name: components["schemas"]["Text"];
                departments: {
                    departmentId: components["schemas"]["Id"];
                    name: components["schemas"]["Text"];
                }[];
            }[];
        };
        CourseReference: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description By this student */
            passed: boolean;
        };
        CourseDetails: {
            course: components["schemas"]["OfferedCourse"];
            contents: components["schemas"]["Text"];
            /** @description Every group is needed; any one course of a group meets it */
            prerequisites: components["schemas"]["CourseReference"][][];
            corequisites: components["schemas"]["CourseReference"][];
        };
        /** @enum {string} */
        PlanPackage: "university" | "college" | "major" | "elective" | "minor" | "specialization";
        /**
         * @description soon: open once the courses in progress are passed; repeat: taken, not passed, and may be taken again
         * @enum {string}
         */
        PlanCourseState: "done" | "running" | "open" | "repeat" | "soon" | "blocked";
        /** @description Credit hours: required = earned + running + remaining, all of the plan; passed = earned + outside. A course counts once, however often it was passed. */
        StudyHours: {
            required: number;
            /** @description Passed of the plan */
            earned: number;
            /** @description Of the plan, registered in this semester or the next */
            running: number;
            remaining: number;
            /** @description Passed and not of the plan */
            outside: number;
            /** @description Passed in all: of the plan and outside it */
            passed: number;
        };
        /** @description Credit hours: required = earned + running + remaining. The percentage is of what is earned. */
        PlanProgress: {
            courses: number;
            coursesDone: number;
            required: number;
            earned: number;
            running: number;
            remaining: number;
            percent: number;
        };
        PlanPackageProgress: {
            packageId: components["schemas"]["Id"];
            package: components["schemas"]["PlanPackage"];
            progress: components["schemas"]["PlanProgress"];
        };
        PlanCourseLink: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /**
             * @description outside: not in this plan, and neither passed nor registered
             * @enum {string}
             */
            state: "done" | "running" | "open" | "repeat" | "soon" | "blocked" | "outside";
        };
        PlanAttempt: {
            semester: components["schemas"]["Text"];
            grade: string;
            passes: boolean;
        };
        PlanCourse: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            year: number;
            term: number;
            package: components["schemas"]["PlanPackage"];
            packageId: components["schemas"]["Id"];
            state: components["schemas"]["PlanCourseState"];
            /** @description The best grade that passes, else the last that counts, else the last */
            grade: string | null;
            /** @description Passed with a grade that may be improved */
            mayRepeat: boolean;
            /** @description The semester it is registered in now or next, or in which it was taken and is not graded yet */
            registeredIn: components["schemas"]["Text"] | null;
            /** @description Oldest first */
            attempts: components["schemas"]["PlanAttempt"][];
            /** @description Every group is needed; any one course of a group meets it */
            needs: components["schemas"]["PlanCourseLink"][][];
            /** @description The prerequisite groups not met now, those of corequisites included */
            unmet: components["schemas"]["PlanCourseLink"][][];
            corequisites: components["schemas"]["PlanCourseLink"][];
            /** @description Courses of the plan that ask for this one */
            opens: components["schemas"]["PlanCourseLink"][];
            /** @description Later courses that need this one, directly or through others */
            unlocks: number;
            /** @description The first semester it can be taken in; null when done */
            earliest: components["schemas"]["Text"] | null;
            /** @description The registration its sections are found in */
            sectionsIn: components["schemas"]["Period"] | null;
        };
        PlanFinish: {
            /** @description The last semester at the earliest; null beyond the calendar */
            semester: components["schemas"]["Text"] | null;
            /** @description Regular semesters still needed at the least, the current one included where it counts */
            semesters: number;
            /** @enum {string} */
            because: "prerequisites" | "load";
            /** @description The longest chain of courses that must be taken one after another */
            chain: components["schemas"]["PlanCourseLink"][];
        };
        PlanSummary: {
            planId: components["schemas"]["Id"];
            programme: components["schemas"]["Text"];
            progress: components["schemas"]["PlanProgress"];
            packages: components["schemas"]["PlanPackageProgress"][];
            cgpa: number | null;
            majorCgpa: number | null;
            /** @description Credit hours passed that are not in this plan */
            outsideHours: number;
            /** @description Null when nothing is left */
            finish: components["schemas"]["PlanFinish"] | null;
        };
        AcademicPlans: {
            /** @description One for each academic record of the person; only that of the record asked for can be read with it */
            plans: {
                planId: components["schemas"]["Id"];
                /** @description Of the record asked for */
                own: boolean;
                studFacultyCode: string;
                studentCode: string;
                programme: components["schemas"]["Text"];
                degreeClass: components["schemas"]["DegreeClass"];
                status: components["schemas"]["AcademicStatus"];
            }[];
            summary: components["schemas"]["PlanSummary"];
            /** @description What can be taken next, first what opens the most */
            next: components["schemas"]["PlanCourse"][];
        };
        PlanDetails: {
            summary: components["schemas"]["PlanSummary"];
            /** @description In the order of the plan */
            courses: components["schemas"]["PlanCourse"][];
        };
        CoursePackage: {
            planId: components["schemas"]["Id"];
            programme: components["schemas"]["Text"];
            package: components["schemas"]["PlanPackageProgress"];
            courses: components["schemas"]["PlanCourse"][];
        };
        PlanFulfillment: {
            summary: components["schemas"]["PlanSummary"];
            /** @description In the order of the plan; each counts in its package */
            courses: components["schemas"]["PlanCourse"][];
            /** @description Passed, yet not in this plan */
            outside: {
                courseId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                creditHours: number;
                grade: string;
                semester: components["schemas"]["Text"];
            }[];
        };
        /** @enum {string} */
        RegistrationAction: "register" | "delete" | "drop" | "undrop" | "withdraw" | "unwithdraw" | "replace";
        RegisteredCourse: {
            registrationId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            number: string;
            language: components["schemas"]["Language"];
            instructor: components["schemas"]["Text"];
            creditHours: number;
            fees: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            paid: boolean;
            repeat: boolean;
            frozen: boolean;
            /** @enum {string} */
            status: "registered" | "dropped" | "withdrawn" | "replaced";
            meetings: components["schemas"]["Meeting"][];
            exam: components["schemas"]["Exam"] | null;
            /** @description What the student may do with it now; the reasons where not */
            actions: {
                action: components["schemas"]["RegistrationAction"];
                allowed: boolean;
                reasons: components["schemas"]["Refusal"][];
            }[];
        };
        Load: {
            creditHours: number;
            minimum: number;
            maximum: number;
            approved: boolean;
        };
        RegisteredCourses: {
            semester: components["schemas"]["Semester"];
            load: components["schemas"]["Load"];
            /** @description What the student should know, such as MSG-000071 */
            notices: components["schemas"]["Refusal"][];
            courses: components["schemas"]["RegisteredCourse"][];
            /** @description On how many waiting lists of the semester the student is: at 0 the page asks for none. Left out, it asks */
            waiting?: number;
        };
        /** @description Codes of confirmations given */
        Confirm: string[];
        /**
         * @example {
         *       "sectionId": 4
         *     }
         */
        SectionChange: {
            sectionId: components["schemas"]["Id"];
            confirm?: components["schemas"]["Confirm"];
        };
        /**
         * @example {
         *       "registrationId": 2
         *     }
         */
        RegistrationChange: {
            registrationId: components["schemas"]["Id"];
            confirm?: components["schemas"]["Confirm"];
        };
        /**
         * @example {
         *       "registrationId": 2,
         *       "sectionId": 4
         *     }
         */
        ReplaceChange: {
            registrationId: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
            confirm?: components["schemas"]["Confirm"];
        };
        Change: {
            /** @constant */
            action: "register";
            sectionId: components["schemas"]["Id"];
        } | {
            /** @constant */
            action: "replace";
            registrationId: components["schemas"]["Id"];
            sectionId: components["schemas"]["Id"];
        } | {
            /** @enum {string} */
            action: "delete" | "drop" | "undrop" | "withdraw" | "unwithdraw";
            registrationId: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "changes": [
         *         {
         *           "action": "register",
         *           "sectionId": 1
         *         }
         *       ],
         *       "confirm": []
         *     }
         */
        Basket: {
            changes: components["schemas"]["Change"][];
            confirm?: components["schemas"]["Confirm"];
        };
        /**
         * @example {
         *       "version": 0,
         *       "changes": [
         *         {
         *           "action": "register",
         *           "sectionId": 1
         *         }
         *       ]
         *     }
         */
        BasketToKeep: {
            /** @description The version last read; 0 where nothing was kept yet */
            version: number;
            changes: components["schemas"]["Change"][];
        };
        /** @description A change with the words to show it by */
        KeptChange: {
            change: components["schemas"]["Change"];
            /** @description The course it is about, or would take */
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            /** @description The section to take, or the one registered in where none is taken */
            number: string;
            /** @description What a replacement leaves */
            from: {
                code: string;
                number: string;
            } | null;
            /** @description Why it can no longer be made: the section is no longer offered, or the course no longer registered */
            gone: ("section" | "registration") | null;
        };
        KeptBasket: {
            semester: components["schemas"]["Semester"];
            /** @description Grows with every change of it; 0 while nothing was kept */
            version: number;
            savedAt: components["schemas"]["Instant"] | null;
            items: components["schemas"]["KeptChange"][];
            /** @description A basket of a semester that is over, never applied; forgotten with the next saving */
            unapplied: {
                semester: components["schemas"]["Text"];
                count: number;
            } | null;
        };
        /**
         * @description One of a semester is the primary, the others are backups
         * @enum {string}
         */
        TimetableRole: "primary" | "backup";
        /**
         * @description `mine`: registered in it; `gone`: no longer offered
         * @enum {string}
         */
        TimetableSeat: "free" | "full" | "mine" | "gone";
        /** @description What is wished of a week. Times are minutes from midnight; which of the fields are there depends on the kind */
        TimetableWish: {
            /** @enum {string} */
            kind: "daysOff" | "freeDays" | "earliest" | "latest" | "gaps" | "lunch" | "breaks" | "examSpread" | "travel" | "changeInTime" | "instructors" | "language" | "fullSections" | "creditHours";
            /** @enum {string} */
            level: "required" | "preferred" | "indifferent";
            /** @description 0 Sunday */
            days?: number[];
            /** @description Days without a class */
            atLeast?: number;
            from?: number;
            until?: number;
            to?: number;
            minutes?: number;
            /** @description Minutes a week */
            atMost?: number;
            breaks?: {
                day: number;
                from: number;
                to: number;
            }[];
            /** @description Days from one examination to the next */
            daysBetween?: number;
            /** @description Instructors by their English names */
            preferred?: string[];
            /** @description Instructors by their English names */
            avoided?: string[];
            language?: components["schemas"]["Language"];
            /** @description Credit hours */
            target?: number;
        };
        /**
         * @example {
         *       "name": "Mornings",
         *       "role": "primary",
         *       "sectionIds": [
         *         1
         *       ],
         *       "wishes": [
         *         {
         *           "kind": "earliest",
         *           "level": "preferred",
         *           "from": 600
         *         }
         *       ],
         *       "question": {
         *         "courses": [
         *           {
         *             "courseIds": [
         *               1,
         *               2
         *             ],
         *             "optional": false
         *           }
         *         ],
         *         "locks": [
         *           {
         *             "courseId": 1,
         *             "sectionId": 1
         *           }
         *         ]
         *       }
         *     }
         */
        TimetableToKeep: {
            name: string;
            role: components["schemas"]["TimetableRole"];
            sectionIds: components["schemas"]["Id"][];
            /** @description The most important first */
            wishes: components["schemas"]["TimetableWish"][];
            question?: components["schemas"]["TimetableQuestion"];
        };
        /** @description What the timetable was looked for with, beside the wishes: opened again, the whole question is there and not its sections alone. A course that is no longer offered stays in it */
        TimetableQuestion: {
            /** @description A course, or several to take one of; `optional` where it may be left out */
            courses: {
                courseIds: components["schemas"]["Id"][];
                optional: boolean;
            }[];
            /** @description Held to a section, or to an instructor by the English name */
            locks: {
                courseId: components["schemas"]["Id"];
                sectionId?: components["schemas"]["Id"];
                instructor?: string;
            }[];
        };
        KeptTimetable: {
            id: components["schemas"]["Id"];
            name: string;
            role: components["schemas"]["TimetableRole"];
            savedAt: components["schemas"]["Instant"];
            wishes: components["schemas"]["TimetableWish"][];
            /** @description Null where it was kept without one */
            question: components["schemas"]["TimetableQuestion"] | null;
            sections: {
                sectionId: components["schemas"]["Id"];
                courseId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                number: string;
                seat: components["schemas"]["TimetableSeat"];
                seatWhenKept: components["schemas"]["TimetableSeat"];
            }[];
        };
        KeptTimetables: {
            semester: components["schemas"]["Semester"];
            /** @description How many are kept at most */
            maximum: number;
            /** @description The primary first, then the newest */
            timetables: components["schemas"]["KeptTimetable"][];
        };
        /** @description A course in a schedule that is, or would be */
        ScheduledCourse: {
            registrationId: number | null;
            sectionId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            number: string;
            creditHours: number;
            fees: components["schemas"]["Fils"];
            /** @enum {string} */
            status: "registered" | "dropped" | "withdrawn" | "replaced" | "waiting";
            /**
             * @description The effect of the basket on it
             * @enum {string}
             */
            change: "none" | "added" | "removed" | "waiting";
            meetings: components["schemas"]["Meeting"][];
            exam: components["schemas"]["Exam"] | null;
            /** @description Ids of the sections that conflict with it */
            conflicts: components["schemas"]["Id"][];
        };
        RegistrationPreview: {
            /** @description True where nothing refuses; confirmations may still be asked */
            allowed: boolean;
            refusals: components["schemas"]["Refusal"][];
            confirmations: components["schemas"]["Refusal"][];
            /** @description Courses that go along as corequisites */
            along: {
                registrationId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                action: components["schemas"]["RegistrationAction"];
            }[];
            before: components["schemas"]["RegistrationTotals"];
            after: components["schemas"]["RegistrationTotals"];
            /** @description When waiting lists close, and when payments for given-up courses are added to the balance; null if the semester has no add and drop */
            addDropClosesAt?: components["schemas"]["Instant"] | null;
            /** @description What the seats on waiting lists would add to the unpaid amount */
            waitingFees?: components["schemas"]["Fils"];
            schedule: components["schemas"]["ScheduledCourse"][];
        };
        RegistrationTotals: {
            load: components["schemas"]["Load"];
            /** @description The student's own share */
            fees: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            /** @description What of the own share is unpaid */
            remain?: components["schemas"]["Fils"];
            /** @description Payments for given-up courses that are not yet in the balance */
            toBalance?: components["schemas"]["Fils"];
        };
        RegistrationOutcome: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            load: components["schemas"]["Load"];
            /** @description The registrations that were changed or made */
            registrationIds: components["schemas"]["Id"][];
        };
        WaitingList: {
            /** @description Success codes */
            messages: components["schemas"]["Refusal"][];
            entries: {
                id: components["schemas"]["Id"];
                sectionId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                number: string;
                position: number;
                waiting: number;
                joinedAt: components["schemas"]["Instant"];
                /** @description What is charged to the student once the seat is given */
                fees: components["schemas"]["Fils"];
                /** @description Until when seats are given; null where the semester has no add and drop */
                until: components["schemas"]["Instant"] | null;
                /** @description Why the student would not get a seat that becomes free now; empty if there is no reason. If absent, the page shows nothing */
                refusals?: components["schemas"]["Refusal"][];
                /** @description The add-seat request the office decides */
                request: components["schemas"]["RequestState"] | null;
            }[];
        };
        RequestState: {
            /** @example ADD-2026-000123 */
            referenceNumber: string;
            status: components["schemas"]["RequestStatus"];
        };
        RegistrationLog: {
            semester: components["schemas"]["Semester"];
            entries: {
                id: components["schemas"]["Id"];
                at: components["schemas"]["Instant"];
                /** @enum {string} */
                action: "register" | "delete" | "drop" | "undrop" | "withdraw" | "unwithdraw" | "replace" | "wait" | "leave" | "promote" | "passOver";
                /** @enum {string} */
                by: "student" | "waitingList" | "registrar";
                code: string;
                name: components["schemas"]["Text"];
                number: string;
                fromCode: string | null;
                fromNumber: string | null;
            }[];
        };
        StudentFees: {
            semester: components["schemas"]["Semester"];
            privateFees: components["schemas"]["Fils"];
            privateRemain: components["schemas"]["Fils"];
            usedFromBalance: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            sponsorRemain: components["schemas"]["Fils"];
            sponsor: components["schemas"]["Text"] | null;
            total: components["schemas"]["Fils"];
            /** @description The part of this registration's unpaid amount that undecided payments would pay */
            onItsWay?: components["schemas"]["Fils"];
            /** @description Over everything the student is to pay, not this registration alone */
            owed?: {
                toPay: components["schemas"]["ToPay"];
                onItsWay: components["schemas"]["OnItsWay"];
                overdue: components["schemas"]["Fils"];
                dueBy: components["schemas"]["Instant"] | null;
            };
            toBalance?: components["schemas"]["ToBalance"];
            items: {
                registrationId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
                number: string;
                creditHours: number;
                privateFees: components["schemas"]["Fils"];
                sponsorFees: components["schemas"]["Fils"];
                usedFromBalance: components["schemas"]["Fils"];
                paid: components["schemas"]["Fils"];
                privateRemain: components["schemas"]["Fils"];
                sponsorRemain: components["schemas"]["Fils"];
            }[];
        };
        FeeTotals: {
            amount: components["schemas"]["Fils"];
            privateFees: components["schemas"]["Fils"];
            paid: components["schemas"]["Fils"];
            usedFromBalance: components["schemas"]["Fils"];
            privateRemain: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            sponsorPaid: components["schemas"]["Fils"];
            sponsorRemain: components["schemas"]["Fils"];
        };
        FeeItem: {
            kind: components["schemas"]["PayableKind"];
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "course" | "tuition" | "admission" | "services" | "lateRegistration" | "insurance" | "returnedCheque" | "libraryFine" | "appeal" | "reprint" | "caseStudy";
            label: components["schemas"]["Text"];
            course: components["schemas"]["FeeCourse"] | null;
            semesterId: components["schemas"]["Id"];
            /** @description The student's share and the sponsor's */
            amount: components["schemas"]["Fils"];
            privateFees: components["schemas"]["Fils"];
            paid: components["schemas"]["Fils"];
            usedFromBalance: components["schemas"]["Fils"];
            /** @description What the student still has to pay */
            due: components["schemas"]["Fils"];
            sponsorFees: components["schemas"]["Fils"];
            sponsorRemain: components["schemas"]["Fils"];
            /** @description Whether what is paid comes back if it is given up now */
            refund: boolean;
            /** @description A dropped or replaced course whose payment is not yet in the balance; in no total */
            givenUp: boolean;
            /** @description When the payment for a given-up course is added to the balance */
            creditedAt?: components["schemas"]["Instant"] | null;
            /** @description The end of the last day in time, excluded; null is at once */
            dueBy: components["schemas"]["Instant"] | null;
            overdue: boolean;
            /** @description Only the cashier takes it (MSG-000063) */
            cashierOnly: boolean;
            /** @description The payment on its way that pays it */
            pending: components["schemas"]["InPayment"] | null;
        };
        FeeCourse: {
            code: string;
            number: string;
            creditHours: number;
        };
        InPayment: {
            paymentId: string;
            documentNumber: string;
            /** @description A card has been entered and the bank decides; absent if the gateway does not report it */
            processing?: boolean;
        };
        SemesterFees: {
            semesterId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            /** @enum {string} */
            time: "past" | "current" | "next";
            /** @description When the first of its unpaid items is to be paid, the end excluded */
            dueBy: components["schemas"]["Instant"] | null;
            totals: components["schemas"]["FeeTotals"];
            toPay?: components["schemas"]["ToPay"];
            onItsWay?: components["schemas"]["OnItsWay"];
            items: components["schemas"]["FeeItem"][];
        };
        FeesOwed: {
            now: components["schemas"]["Instant"];
            sponsor: components["schemas"]["Text"] | null;
            balance: components["schemas"]["Balance"];
            /** @description Of all semesters */
            totals: components["schemas"]["FeeTotals"];
            /** @description Over everything, other fees included */
            owed: {
                /** @description Everything that remains unpaid */
                due: components["schemas"]["Fils"];
                toPay?: components["schemas"]["ToPay"];
                onItsWay?: components["schemas"]["OnItsWay"];
                /** @description Of what is to be paid */
                overdue: components["schemas"]["Fils"];
                tuition: components["schemas"]["Fils"];
                /** @description When the first of what is to be paid is due, the end excluded; null where nothing has a day */
                dueBy: components["schemas"]["Instant"] | null;
            };
            toBalance?: components["schemas"]["ToBalance"];
            /** @description What waits until it is paid: official documents, official withdrawal, clearance */
            notices: components["schemas"]["Refusal"][];
            /** @description Those with something overdue first, the oldest of them first; then the newest first */
            semesters: components["schemas"]["SemesterFees"][];
        };
        /** @description The unpaid amount without pending payments: the figure on every page */
        ToPay: components["schemas"]["Fils"];
        /** @description What undecided payments would pay */
        OnItsWay: components["schemas"]["Fils"];
        /** @description Payments for given-up courses, added to the balance when add and drop of their semester closes for the last student */
        ToBalance: {
            fils: components["schemas"]["Fils"];
            /** @description Null where add and drop of the semester has no end */
            at: components["schemas"]["Instant"] | null;
        }[];
        OtherFees: {
            totals: components["schemas"]["FeeTotals"];
            /** @description The newest first */
            items: components["schemas"]["FeeItem"][];
        };
        PaidItem: {
            /** @description Of a course */
            code: string | null;
            label: components["schemas"]["Text"];
            semester: components["schemas"]["Text"];
            amount: components["schemas"]["Fils"];
        };
        /**
         * @description By card, at the cashier, or from the balance alone
         * @enum {string}
         */
        PaymentMethod: "gateway" | "cashier" | "balance";
        PaymentEntry: {
            paymentId: string;
            documentNumber: string;
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "canceled";
            method: components["schemas"]["PaymentMethod"];
            startedAt: components["schemas"]["Instant"];
            /** @description Null where nothing was paid */
            receiptDate: components["schemas"]["Instant"] | null;
            /** @description In all, from the balance included */
            amount: components["schemas"]["Fils"];
            fromBalance: components["schemas"]["Fils"];
            /** @description Why the gateway refused, in its word */
            reason: string | null;
            items: components["schemas"]["PaidItem"][];
        };
        PaymentHistory: {
            /** @description By all payments that succeeded */
            paid: components["schemas"]["Fils"];
            items: components["schemas"]["PaymentEntry"][];
        };
        BilledStudent: {
            code: string;
            name: components["schemas"]["Text"];
            programme: components["schemas"]["Text"];
            college: components["schemas"]["Text"];
        };
        StatementEntry: {
            at: components["schemas"]["Instant"];
            /**
             * @description givenUp: a course no longer charged, its payment not yet in the balance; credit: an amount added to the balance
             * @enum {string}
             */
            kind: "charge" | "payment" | "givenUp" | "credit";
            label: components["schemas"]["Text"] | null;
            /** @description Of a course */
            code: string | null;
            documentNumber: string | null;
            /** @description What the student owes more; less where it is negative */
            own: components["schemas"]["Fils"];
            sponsor: components["schemas"]["Fils"];
            paid: components["schemas"]["Fils"];
            fromBalance: components["schemas"]["Fils"];
            /** @description What the student owes after it */
            owed: components["schemas"]["Fils"];
            /** @description Of a given-up course: when the payment for it is added to the balance */
            creditedAt?: components["schemas"]["Instant"] | null;
        };
        SemesterStatement: {
            semesterId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            /** @description Owed from the semesters before */
            carried: components["schemas"]["Fils"];
            owed: components["schemas"]["Fils"];
            totals: components["schemas"]["FeeTotals"];
            /** @description In the order they happened */
            entries: components["schemas"]["StatementEntry"][];
        };
        FinancialData: {
            now: components["schemas"]["Instant"];
            student: components["schemas"]["BilledStudent"];
            sponsor: components["schemas"]["Text"] | null;
            balance: components["schemas"]["Balance"];
            totals: components["schemas"]["FeeTotals"];
            owed: components["schemas"]["Fils"];
            toPay?: components["schemas"]["ToPay"];
            onItsWay?: components["schemas"]["OnItsWay"];
            toBalance?: components["schemas"]["ToBalance"];
            /** @description The newest first */
            semesters: components["schemas"]["SemesterStatement"][];
        };
        Receipt: {
            documentNumber: string;
            receiptDate: components["schemas"]["Instant"];
            student: components["schemas"]["BilledStudent"];
            method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Fils"];
            /** @description Or at the cashier */
            paidByCard: components["schemas"]["Fils"];
            fromBalance: components["schemas"]["Fils"];
            items: components["schemas"]["PaidItem"][];
        };
        /**
         * @example {
         *       "items": [
         *         {
         *           "kind": "registration",
         *           "id": 2
         *         }
         *       ],
         *       "useBalance": true
         *     }
         */
        StartPayment: {
            /** @description What to pay, each as the fees name it; each is paid whole */
            items: {
                kind: components["schemas"]["PayableKind"];
                id: number;
            }[];
            /** @description Pay from the balance first and the rest by card */
            useBalance: boolean;
        };
        /**
         * @description A course of a running semester, or anything else that is charged
         * @enum {string}
         */
        PayableKind: "registration" | "charge";
        PaymentItem: {
            kind: components["schemas"]["PayableKind"];
            /** @description Null where the registration was deleted meanwhile */
            id: components["schemas"]["Id"] | null;
            label: components["schemas"]["Text"];
            amount: components["schemas"]["Fils"];
        };
        Payment: {
            paymentId: components["schemas"]["PaymentId"];
            documentNumber: string;
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "canceled";
            /** @description By card */
            amount: components["schemas"]["Fils"];
            fromBalance: components["schemas"]["Fils"];
            /** @description Where the card is taken, while the payment is pending */
            gatewayUrl: string | null;
            /** @description The student has entered a card and the bank decides: the payment can be neither continued nor canceled. Absent if the gateway does not report it */
            processing?: boolean;
            startedAt: components["schemas"]["Instant"];
            endedAt: components["schemas"]["Instant"] | null;
            /** @description Why the gateway refused, in its word */
            reason: string | null;
            /** @enum {string|null} */
            message: "MSG-000065" | "MSG-000066" | "MSG-000067" | null;
            items: components["schemas"]["PaymentItem"][];
        };
        /** @description Opaque */
        PaymentId: string;
        /** @enum {string} */
        PaymentOutcome: "succeeded" | "failed" | "canceled";
        /**
         * @example {
         *       "eventId": "evt_5b1f6f0a",
         *       "paymentId": "kQ2v8cX1mZr4T9bW",
         *       "outcome": "failed",
         *       "amount": 72000,
         *       "reason": "declined"
         *     }
         */
        GatewayCallback: {
            /** @description The gateway's own number of what happened */
            eventId: string;
            paymentId: components["schemas"]["PaymentId"];
            outcome: components["schemas"]["PaymentOutcome"];
            /** @description In fils, as the payment was started */
            amount: number;
            reason: string | null;
        };
        CallbackAccepted: {
            /**
             * @description How the payment stands now
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed" | "canceled";
        };
        /**
         * @example {
         *       "silent": true,
         *       "lateMinutes": 10
         *     }
         */
        GatewaySetting: {
            /** @description Callbacks are held back */
            silent: boolean;
            /** @description How long the bank takes with the late test card, by the business clock */
            lateMinutes: number;
        };
        /** @enum {string} */
        TestCardName: "accepted" | "declined" | "insufficientFunds" | "authentication" | "pending" | "late";
        /**
         * @example {
         *       "card": "declined"
         *     }
         */
        TestCard: {
            card: components["schemas"]["TestCardName"];
        };
        /**
         * @example {
         *       "outcome": "failed",
         *       "reason": "declined"
         *     }
         */
        GatewayDecision: {
            outcome: components["schemas"]["PaymentOutcome"];
            /** @enum {string|null} */
            reason?: "declined" | "insufficientFunds" | "authentication" | "cardholder" | "expired" | null;
        };
        SignedCallback: {
            callback: components["schemas"]["GatewayCallback"];
            timestamp: string;
            signature: string;
        };
        Gateway: {
            silent: boolean;
            lateMinutes: number;
            cards: {
                card: components["schemas"]["TestCardName"];
                number: string;
            }[];
            payments: components["schemas"]["GatewayPayment"][];
        };
        GatewayPayment: {
            id: components["schemas"]["PaymentId"];
            documentNumber: string;
            student: components["schemas"]["Text"];
            amount: components["schemas"]["Fils"];
            /** @enum {string} */
            status: "open" | "processing" | "succeeded" | "failed" | "canceled";
            reason: string | null;
            openedAt: components["schemas"]["Instant"];
            answersAt: components["schemas"]["Instant"] | null;
            callbacks: {
                eventId: string;
                outcome: components["schemas"]["PaymentOutcome"];
                attempts: number;
                nextAttemptAt: components["schemas"]["Instant"] | null;
                acceptedAt: components["schemas"]["Instant"] | null;
                lastAnswer: string | null;
            }[];
        };
        Simulator: {
            /** @constant */
            name: "sis-simulator";
            version: string;
            /** @description The letter of this server, where several share one address: its sandboxes are named such as a-monday. Empty for one alone */
            server: string;
            /** @description Empty for the default one */
            sandbox: string;
            clock: components["schemas"]["Clock"];
            /**
             * @description Who asks: the trainee whose sandbox this is, else the trainer, else a guest
             * @enum {string}
             */
            caller: "trainer" | "trainee" | "guest";
            /** @description Whether the trainer's calls are open to this caller: with the code, or where none is asked for */
            trainer: boolean;
            /** @description Where this sandbox belongs to a trainee of a class: what the trainee and the trainer may know; null for guests */
            trainee: {
                /** @description Number in the class */
                trainee: number;
                name: string;
                /** @description The join code of the class */
                code: string;
                title: string;
                /** @description The demonstration the class follows */
                scenario: string | null;
                /** @description Steps that are done */
                step: number;
                /** @description When it was begun, or started over, by the machine's clock */
                begunAt: components["schemas"]["Instant"];
                /** @description Since when the trainee asks for help, by the machine's clock */
                handAt: components["schemas"]["Instant"] | null;
                /** @description What the trainer wrote to all in the last two hours, the latest last */
                messages: components["schemas"]["ClassMessage"][];
            } | null;
        };
        ClassMessage: {
            id: number;
            text: string;
            /** @description By the clock of the class */
            sentAt: components["schemas"]["Instant"];
        };
        Clock: {
            /** @enum {string} */
            mode: "live" | "ticking" | "frozen";
            now: components["schemas"]["Instant"];
            semester: components["schemas"]["Semester"];
            /** @description Suggested times to set, in order of time */
            marks: {
                function: string;
                /** @enum {string} */
                edge: "opens" | "closes";
                at: components["schemas"]["Instant"];
            }[];
            snaps: components["schemas"]["Snaps"];
            /** @description The state kept before the last move of the clock; null where there is none */
            beforeJump: {
                now: components["schemas"]["Instant"];
                /** @enum {string} */
                mode: "live" | "ticking" | "frozen";
                /** @description By the machine's clock */
                takenAt: components["schemas"]["Instant"];
            } | null;
            /** @description Where the clock was set back */
            messages?: components["schemas"]["Refusal"][];
            /** @description Where the clock was moved, the work that fell due on the way, in order */
            ran?: {
                name: string;
                at: components["schemas"]["Instant"];
            }[];
        };
        /** @description Times that demonstrations often use, seen from now */
        Snaps: {
            key: components["schemas"]["SnapKey"];
            at: components["schemas"]["Instant"];
        }[];
        /** @enum {string} */
        SnapKey: "registrationOpens" | "registrationLastMinute" | "addDropOpens" | "addDropLastMinute" | "addDropCloses" | "withdrawalOpens" | "endOfWeek10" | "earlyRegistrationOpens" | "gradesComeIn" | "nextMidnight" | "nextWorkingDay" | "nextFriday";
        /**
         * @example {
         *       "mode": "frozen",
         *       "now": "2026-10-04T09:00:00+03:00"
         *     }
         */
        ClockSetting: {
            /** @enum {string} */
            mode: "live" | "ticking" | "frozen";
            /** @description The instant to set; without it the clock keeps its own */
            now?: components["schemas"]["Instant"];
            /**
             * @description A jump carries sessions along unless told to let them expire
             * @default false
             */
            expireSessions?: boolean;
        };
        /**
         * @example {
         *       "seconds": 3600
         *     }
         */
        ClockAdvance: {
            seconds: number;
            /** @default false */
            expireSessions?: boolean;
        };
        Grades: {
            semester: components["schemas"]["Semester"];
            /** @description When they come in by themselves */
            comeInAt: components["schemas"]["Instant"];
            /** @description From when all may be given by hand */
            allFrom: components["schemas"]["Instant"];
            /** @description Registrations of the semester that have a grade */
            given: number;
            /** @description Registrations that have none yet */
            waiting: number;
            /** @description The grades there are */
            scale: string[];
            /** @description The first fifty that are looked for, those without a grade first */
            rows: {
                registrationId: components["schemas"]["Id"];
                student: {
                    code: string;
                    name: components["schemas"]["Text"];
                };
                course: string;
                section: string;
                grade: string | null;
            }[];
        };
        OfficeRegistrations: {
            semester: components["schemas"]["Semester"];
            /** @description At most five */
            students: {
                code: string;
                name: components["schemas"]["Text"];
                /** @description Of what is left of the plan: the sections this semester of courses that are not registered online, of all courses where the student may register in none online */
                sections: {
                    section: string;
                    name: components["schemas"]["Text"];
                    registered: boolean;
                    /** @description Seats */
                    free: number;
                    /** @description Why the office may not */
                    reasons: components["schemas"]["Refusal"][];
                    /** @description What the office is asked first */
                    questions: components["schemas"]["Refusal"][];
                }[];
            }[];
        };
        /**
         * @example {
         *       "student": "202490001",
         *       "section": "ITCS495-01"
         *     }
         */
        OfficeRegistration: {
            /** @description The student's code */
            student: string;
            /** @description Course and number, of this semester */
            section: string;
            confirm?: components["schemas"]["Confirm"];
        };
        Seats: {
            semester: components["schemas"]["Semester"];
            sections: {
                /** @description Course and number */
                section: string;
                name: components["schemas"]["Text"];
                capacity: number;
                taken: number;
                free: number;
                /** @description Students on its waiting list */
                waiting: number;
            }[];
        };
        /**
         * @example {
         *       "sections": [
         *         "STAT273-01"
         *       ],
         *       "free": 1
         *     }
         */
        SeatSetting: {
            /** @description Course and number; a course alone for all its sections */
            sections: string[];
            /** @description Seats that are left, 0 to fill them */
            free: number;
        };
        /**
         * @description Each given field narrows what is graded; `all` alone grades all the rest. Without a grade each registration gets its scheduled one.
         * @example {
         *       "course": "ITCS214",
         *       "grade": "B"
         *     }
         */
        GradesByHand: {
            /** @enum {boolean} */
            all?: true;
            registrationId?: components["schemas"]["Id"];
            /** @description The student's code */
            student?: string;
            course?: string;
            section?: string;
            grade?: string;
        };
        Personas: {
            /** @description Every seeded account has it */
            password: string;
            personas: {
                key: string;
                userName: string;
                name: components["schemas"]["Text"];
                title: components["schemas"]["Text"];
                shows: components["schemas"]["Text"];
                area: string;
                /** @description False for those who show a refusal at sign-in */
                canSignIn: boolean;
            }[];
        };
        /** @enum {string} */
        IdentityProviderFailure: "none" | "denied" | "wrongNonce" | "expired" | "rotatedKey" | "noStudentRecord";
        /**
         * @example {
         *       "issuer": "http://127.0.0.1:3000/identity",
         *       "failure": "denied",
         *       "remaining": 1
         *     }
         */
        IdentityProvider: {
            /** @description Where any OpenID Connect client discovers it */
            issuer: string;
            failure: components["schemas"]["IdentityProviderFailure"];
            /** @description How many more sign-ins it affects */
            remaining: number;
        };
        /**
         * @example {
         *       "failure": "denied",
         *       "times": 1
         *     }
         */
        IdentityProviderSetting: {
            failure: components["schemas"]["IdentityProviderFailure"];
            /** @default 1 */
            times?: number;
        };
        /** @enum {string} */
        OutboxChannel: "sms" | "email";
        OutboxMessage: {
            id: components["schemas"]["Id"];
            /** @description When it was sent */
            at: components["schemas"]["Instant"];
            channel: components["schemas"]["OutboxChannel"];
            recipient: string;
            subject: string;
            /** @description Empty until it arrives */
            body: string;
            /** @description The verification code in it; null until it arrives */
            code: string | null;
            /** @description Null for a message that is lost */
            arrivesAt: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            state: "onTheWay" | "arrived" | "lost";
        };
        Outbox: {
            messages: components["schemas"]["OutboxMessage"][];
        };
        NextMessage: {
            /** @description Null where none came in time */
            message: components["schemas"]["OutboxMessage"] | null;
        };
        Delivery: {
            /** @enum {string} */
            mode: "normal" | "delayed" | "lost" | "duplicate";
            /** @description How late a delayed message is by the business clock */
            seconds: number;
            /** @description How many more messages it affects */
            remaining: number;
        };
        /**
         * @example {
         *       "mode": "delayed",
         *       "seconds": 120,
         *       "times": 1
         *     }
         */
        DeliverySetting: {
            /** @enum {string} */
            mode: "normal" | "delayed" | "lost" | "duplicate";
            /** @default 60 */
            seconds?: number;
            /** @default 1 */
            times?: number;
        };
        /** @enum {string} */
        AgendaFunction: "registration" | "addDrop" | "earlyRegistration" | "courseWithdrawal" | "officialWithdrawal" | "permanentWithdrawal" | "cancelAdmission" | "appeal" | "survey" | "transfer" | "minor" | "exemption" | "thesis" | "caseStudy" | "transport" | "refund" | "clearance" | "document" | "enrollmentChange" | "transferRound" | "transferConfirm";
        /**
         * @example {
         *       "rows": [
         *         {
         *           "function": "appeal",
         *           "semesterId": 20261,
         *           "opensAt": "2026-09-06T08:00:00+03:00",
         *           "closesAt": "2026-09-20T00:00:00+03:00"
         *         }
         *       ]
         *     }
         */
        Agenda: {
            rows: components["schemas"]["AgendaRow"][];
        };
        AgendaRow: {
            function: components["schemas"]["AgendaFunction"];
            semesterId: components["schemas"]["Id"];
            opensAt: components["schemas"]["Instant"];
            closesAt: components["schemas"]["Instant"];
            collegeId?: number | null;
            /** @enum {string|null} */
            degreeClass?: "associateDiploma" | "bachelor" | "master" | "phd" | null;
            cohort?: number | null;
        };
        AgendaState: {
            rows: components["schemas"]["AgendaRow"][];
            /** @description What the colleges a row may be for are called */
            colleges: {
                id: components["schemas"]["Id"];
                name: components["schemas"]["Text"];
            }[];
        };
        /**
         * @example {
         *       "operationId": "registerCourse",
         *       "kind": "status",
         *       "status": 503,
         *       "times": 1
         *     }
         * @example {
         *       "group": "saves",
         *       "kind": "code",
         *       "code": "MSG-000077"
         *     }
         * @example {
         *       "group": "all",
         *       "kind": "latency",
         *       "latencyMs": 300,
         *       "latencyToMs": 2500,
         *       "share": 60,
         *       "seed": 7,
         *       "times": null
         *     }
         */
        FaultSetting: {
            /** @description The affected call, not one of the simulator's own; either this or a group */
            operationId?: string;
            group?: components["schemas"]["FaultGroup"];
            /** @enum {string} */
            kind: "latency" | "status" | "code" | "drop";
            /** @default 1000 */
            latencyMs?: number;
            /** @description The delay is drawn between latencyMs and this; left out, it is always latencyMs */
            latencyToMs?: number;
            /** @default 500 */
            status?: number;
            /** @default MSG-000077 */
            code?: string;
            /**
             * @description How many calls it affects; null: until it is removed
             * @default 1
             */
            times?: number | null;
            /**
             * @description Percent of the calls that it affects
             * @default 100
             */
            share?: number;
            /**
             * @description The random seed of share and delay: the same seed affects the same calls
             * @default 1
             */
            seed?: number;
            /**
             * @description Calls it has looked at before; the next draw follows them
             * @default 0
             */
            seen?: number;
        };
        /**
         * @description * `all`: every call but the simulator's own, signing in too.
         *     * `saves`: whatever a student changes: a basket, a single course, a request, a payment, a message.
         *     * `registrationSaves`: what changes a registration or a waiting list.
         *     * `registration`: every call of course registration, those that only look too.
         * @enum {string}
         */
        FaultGroup: "all" | "saves" | "registrationSaves" | "registration";
        ClassroomFaults: {
            /** @description The faults of every trainee's sandbox, also of those who join later */
            faults: components["schemas"]["FaultSetting"][];
        };
        Faults: {
            faults: {
                id: components["schemas"]["Id"];
                /** @description Absent where a group is meant */
                operationId?: string;
                group?: components["schemas"]["FaultGroup"];
                /** @enum {string} */
                kind: "latency" | "status" | "code" | "drop";
                latencyMs: number;
                latencyToMs: number;
                status: number;
                code: string;
                share: number;
                seed: number;
                /** @description Calls it has looked at */
                seen: number;
                /** @description How many more calls it affects; null: until it is removed */
                remaining: number | null;
            }[];
        };
        TrafficCall: {
            id: components["schemas"]["Id"];
            /** @description By the business clock */
            at: components["schemas"]["Instant"];
            /** @description By the machine's */
            atMachine: components["schemas"]["Instant"];
            operationId: string;
            method: string;
            /** @description Below the sandbox */
            path: string;
            /** @description Secrets taken out */
            query: string;
            userName: string | null;
            /** @description 0 if the connection was lost */
            status: number;
            /** @description Every code answered */
            codes: string[];
            milliseconds: number;
            /** @description Whether there is something to explain */
            refused: boolean;
        };
        Traffic: {
            calls: components["schemas"]["TrafficCall"][];
            /** @description How many the filters leave */
            total: number;
            /** @description Of the newest call recorded; 0 where there is none */
            lastId: number;
            /** @description Where nothing is found here: the sandboxes, the main one as an empty name, in which the search names a call by its reference */
            elsewhere: string[];
        };
        TrafficDetails: {
            call: components["schemas"]["TrafficCall"];
            language: components["schemas"]["Language"];
            /** @description JSON as text, secrets taken out */
            body: string | null;
            /** @description JSON as text, secrets taken out */
            answer: string;
            /** @description Only its beginning was kept */
            answerCut: boolean;
            traces: components["schemas"]["RefusalTrace"][];
        };
        /**
         * @example {
         *       "body": "{\"sectionId\":12}"
         *     }
         * @example {}
         */
        ResendCall: {
            /** @description Below the sandbox */
            path?: string;
            /** @description As in an address, without the question mark */
            query?: string;
            /** @description JSON as text; null is none */
            body?: string | null;
        };
        /**
         * @example {
         *       "calls": [
         *         12,
         *         14
         *       ]
         *     }
         */
        NewScenario: {
            /** @description The calls by their numbers, in any order */
            calls: number[];
            title?: components["schemas"]["ScenarioTitle"];
        };
        ScenarioTitle: {
            en: string;
            ar: string;
        };
        MadeScenario: {
            /** @description Of the file, without its ending */
            name: string;
            yaml: string;
            steps: number;
            /** @description Who it is played as */
            persona: string;
            /** @description What will not play the same as it was recorded */
            notes: {
                /** @description The number of the recorded call */
                call: number;
                /**
                 * @description file: a sample replaces the file that was sent; secret: the typed text is not stored; student: a newly seeded university has no such student
                 * @enum {string}
                 */
                note: "file" | "secret" | "student";
            }[];
        };
        /** @description See http://www.softwareishard.com/blog/har-12-spec/ */
        Har: {
            log: {
                version: string;
                creator: components["schemas"]["HarCreator"];
                entries: {
                    /**
                     * Format: date-time
                     * @description By the machine's clock
                     */
                    startedDateTime: string;
                    time: number;
                    request: {
                        method: string;
                        url: string;
                        httpVersion: string;
                        cookies: components["schemas"]["HarPair"][];
                        headers: components["schemas"]["HarPair"][];
                        queryString: components["schemas"]["HarPair"][];
                        postData?: components["schemas"]["HarPostData"];
                        headersSize: number;
                        bodySize: number;
                    };
                    response: {
                        status: number;
                        statusText: string;
                        httpVersion: string;
                        cookies: components["schemas"]["HarPair"][];
                        headers: components["schemas"]["HarPair"][];
                        content: components["schemas"]["HarContent"];
                        redirectURL: string;
                        headersSize: number;
                        bodySize: number;
                    };
                    cache: Record<string, never>;
                    timings: components["schemas"]["HarTimings"];
                    /** @description The operation, who called, and the business time */
                    comment: string;
                }[];
            };
        };
        HarCreator: {
            name: string;
            version: string;
        };
        HarPair: {
            name: string;
            value: string;
        };
        HarPostData: {
            mimeType: string;
            text: string;
        };
        HarContent: {
            size: number;
            mimeType: string;
            text: string;
        };
        HarTimings: {
            send: number;
            wait: number;
            receive: number;
        };
        /** @description A persona and what is to be otherwise. The file is checked by itself, so that each field can say what it expects */
        StudentFileFields: {
            [key: string]: unknown;
        };
        /**
         * @example {
         *       "yaml": "name: my-student\nfrom: eligible\ngrades: { ITCS113: F }\nhours: 12\n"
         *     }
         * @example {
         *       "student": {
         *         "name": "my-student",
         *         "from": "eligible",
         *         "standing": "probation",
         *         "dues": [
         *           "courses"
         *         ]
         *       }
         *     }
         */
        StudentDraft: {
            yaml?: string;
            student?: components["schemas"]["StudentFileFields"];
        };
        StudentProblem: {
            /** @description Such as grades.ITCS113; empty is the file itself */
            field: string;
            /** @enum {string} */
            expected: "field" | "name" | "unused" | "oneOf" | "course" | "section" | "number" | "text" | "list" | "object" | "yesNo" | "past";
            /** @description What it may be */
            values: string[];
        };
        StudentFollows: {
            /** @description The student number */
            code: string;
            name: components["schemas"]["Text"];
            cgpa: number | null;
            majorCgpa: number | null;
            earnedHours: number;
            /**
             * @description What decides the study load
             * @enum {string}
             */
            standing: "warning" | "graduating" | "excellent" | "normal";
            load: {
                minimum: number;
                maximum: number;
            };
            /** @description Credit hours registered this semester */
            hours: number;
            /** @description Owed in all, in fils */
            due: number;
            mayRegister: boolean;
            /** @description Why registration is closed to the student now */
            reasons: components["schemas"]["Refusal"][];
        };
        StudentPreview: {
            yaml: string | null;
            student: components["schemas"]["StudentFileFields"] | null;
            problems: components["schemas"]["StudentProblem"][];
            follows: components["schemas"]["StudentFollows"] | null;
        };
        BuiltStudent: {
            name: string;
            yaml: string;
            follows: components["schemas"]["StudentFollows"];
        };
        StudentYaml: {
            name: string;
            yaml: string;
        };
        StudentChoices: {
            /** @description Names of those built in this sandbox */
            built: string[];
            /** @description Those of seed/students */
            files: components["schemas"]["StudentYaml"][];
            fields: {
                /** @description First semesters of a study that reaches the semester of the clock */
                admission: components["schemas"]["Id"][];
                standing: ("excellent" | "good" | "probation")[];
                dues: ("courses" | "services" | "lastSemester" | "returnedCheque" | "libraryFine")[];
                hours: number[];
                status: ("active" | "frozen" | "dismissed" | "withdrawn" | "inactive" | "admissionCanceled")[];
                sponsor: {
                    code: string;
                    name: components["schemas"]["Text"];
                }[];
            };
        };
        Records: {
            pageSize: number;
            total: number;
            students: {
                id: components["schemas"]["Id"];
                /** @description The student number */
                code: string;
                name: components["schemas"]["Text"];
                status: string;
                /** @description Its key or null */
                persona: string | null;
            }[];
        };
        RecordTables: {
            tables: {
                name: string;
                /**
                 * @description own: rows of the student; around: rows that those refer to, such as a section
                 * @enum {string}
                 */
                kind: "own" | "around";
                rows: number;
            }[];
        };
        RecordRows: {
            columns: string[];
            /** @description Columns that are never shown */
            withheld: string[];
            references: {
                column: string;
                table: string;
            }[];
            pageSize: number;
            total: number;
            /** @description Cells in the order of the columns */
            rows: (string | number | null)[][];
        };
        RefusalTrace: {
            refusal: components["schemas"]["Refusal"];
            /** @description The function that refused */
            rule: string;
            clause: components["schemas"]["Clause"] | null;
            /** @description What the rule looked at, in the order it looked */
            facts: {
                path: string;
                value: string | number | boolean | null;
            }[];
        };
        /** @description The regulation in words */
        Clause: {
            number: number;
            title: components["schemas"]["Text"];
            text: components["schemas"]["Text"];
        };
        Explanation: {
            /** @description The earliest instant tried */
            now: components["schemas"]["Instant"];
            reasons: {
                code: string;
                passes: components["schemas"]["Passes"];
                at: components["schemas"]["Instant"] | null;
            }[];
            /** @description The call as a whole */
            call: {
                passes: components["schemas"]["Passes"];
                at: components["schemas"]["Instant"] | null;
                /** @description Confirmations it would still ask for then */
                asks: string[];
            };
            /** @description Instants played */
            tried: number;
            /** @description The last instant tried */
            until: components["schemas"]["Instant"];
            /** @description False where time ran out first */
            complete: boolean;
        };
        /**
         * @description now: it would succeed already; never: waiting does not help
         * @enum {string}
         */
        Passes: "now" | "later" | "never";
        /**
         * @example {
         *       "baseUrl": "https://api.university.example"
         *     }
         */
        NewConformanceRun: {
            /** @description Where the server is */
            baseUrl: string;
            /**
             * @description Calls that change something are played too
             * @default false
             */
            changing?: boolean;
            /**
             * @description The server is a simulator: every scenario is set up there, in a sandbox of its own
             * @default false
             */
            simulator?: boolean;
            /** @description The scenarios of this area alone */
            area?: string;
            /** @description The account of each persona; default: the seeded accounts. Not stored */
            accounts?: {
                [key: string]: {
                    userName: string;
                    password: string;
                };
            };
            /**
             * @description The token that the server accepts as a solved captcha
             * @default simulated-captcha
             */
            captchaToken?: string;
        };
        ConformanceRun: {
            id: components["schemas"]["Id"];
            baseUrl: string;
            /** @description The version of the contract it was checked against */
            contract: string;
            /** @description By the machine's clock */
            startedAt: components["schemas"]["Instant"];
            /** @description Null while it is under way */
            endedAt: components["schemas"]["Instant"] | null;
            /**
             * @description unanswered: the server answered nothing
             * @enum {string}
             */
            state: "running" | "ended" | "unanswered";
            changing: boolean;
            simulator: boolean;
            /** @description Empty for all */
            area: string;
            /** @description Scenarios so far */
            played: number;
            /** @description Scenarios in all */
            scenarios: number;
            /** @description Percent of the calls with a response that conform, rounded down; null if there was no response */
            score: number | null;
            totals: {
                /** @description Calls that conform */
                ok: number;
                /** @description Calls that differ */
                differs: number;
                /** @description Calls that could not be made, for example without an account */
                notComparable: number;
                /** @description Calls that no scenario made */
                notCalled: number;
                answers: number;
                differences: number;
                /** @description Expectations of scenarios that were compared */
                expectations: number;
                /** @description Of these */
                met: number;
                /** @description Expectations that need students, dates or an agenda that the server does not have */
                incomparable: number;
            };
        };
        ConformanceRuns: {
            maximum: number;
            runs: components["schemas"]["ConformanceRun"][];
        };
        ConformanceReport: {
            run: components["schemas"]["ConformanceRun"];
            calls: {
                call: string;
                /** @enum {string} */
                verdict: "ok" | "differs" | "notComparable" | "notCalled";
                fitting: number;
                answers: number;
                met: number;
                notComparable: number;
                expectations: number;
                /** @description Why it was not called or not answered, in the words of the command line */
                why: string[];
                /** @description The first 20 */
                differences: {
                    scenario: string;
                    step: number;
                    /** @description A JSON pointer into the body, or status, code, a header */
                    at: string;
                    says: string;
                }[];
            }[];
            /** @description Scenarios that could not be played */
            notPlayed: {
                scenario: string;
                why: string;
            }[];
        };
        Scenarios: {
            scenarios: components["schemas"]["Scenario"][];
            /** @description Files that are no scenario and cannot be started */
            unreadable: {
                /** @description area.name */
                id: string;
                /** @description Its path in the project */
                file: string;
                /** @description What is wrong with it, in the order of its lines */
                faults: {
                    line: number;
                    /** @description What is wrong there and what was expected */
                    says: components["schemas"]["Text"];
                }[];
            }[];
        };
        Scenario: {
            id: string;
            area: string;
            title: components["schemas"]["Text"];
            story: components["schemas"]["Text"];
            persona: string;
            instant: components["schemas"]["Instant"];
            page: string;
            /** @description The codes it shows */
            codes: string[];
            steps: {
                call: string;
                /** @description Another persona than the scenario's own */
                as: string | null;
                by: components["schemas"]["StepPlace"];
                /** @description Of a step on a page: the page, and what is opened and pressed there, by their words; null in any other, and where that is not known */
                way: components["schemas"]["Text"] | null;
                /** @description Whether it only looks: nothing is changed by it */
                looks: boolean;
                /** @description The code that is to be answered */
                code: string | null;
                /** @description What that code says here; figures it would carry are left open (…) */
                said: components["schemas"]["Text"] | null;
                /** @description What the clock is set to in this step; null in any other */
                clock: components["schemas"]["Instant"] | null;
                show: components["schemas"]["Text"];
            }[];
        };
        Codes: {
            codes: {
                code: string;
                /** @description What it says; figures it would carry are left open (…) */
                text: components["schemas"]["Text"];
                /** @description What to do now; empty where there is nothing */
                action: components["schemas"]["Text"];
                /** @description The calls that may answer it */
                operations: string[];
                /** @description The scenarios that show it */
                scenarios: string[];
                /** @description The step that shows it best; null where none does */
                shown: {
                    scenario: string;
                    step: number;
                    by: components["schemas"]["StepPlace"];
                } | null;
            }[];
        };
        /**
         * @description Where a step is done: on the student's page, in the trainer's console, or as a call that no page makes
         * @enum {string}
         */
        StepPlace: "page" | "console" | "call";
        ScenarioProgress: {
            scenario: string;
            begunAt: components["schemas"]["Instant"];
            /** @description The steps done, counted from 0 */
            done: number[];
        };
        PlayedStep: {
            /** @description The status of the response; 0 if the connection was lost */
            status: number;
            /** @description Every code the answer names */
            codes: string[];
            /** @description Whether it is the answer the scenario expects */
            asWritten: boolean;
            /** @description Of the scenario's own student where the step signed in */
            session: components["schemas"]["SignedIn"] | null;
            progress: components["schemas"]["ScenarioProgress"];
        };
        StartedScenario: {
            scenario: components["schemas"]["Scenario"];
            page: string;
            /** @description The step that is next, counted from 0 */
            step: number;
            /** @description The session of the student of the next step; null if the persona signs in by hand */
            session: components["schemas"]["SignedIn"] | null;
        };
        /**
         * @description A file the student sent in; its content is downloadAttachment's, and getRequestAttachment's for the office
         * @example {
         *       "id": "Zk3n0aT1Vx3kQ0aT1dBjft",
         *       "name": "bank-letter.pdf",
         *       "type": "application/pdf",
         *       "bytes": 48213
         *     }
         */
        Attachment: {
            id: string;
            name: string;
            /** @enum {string} */
            type: "application/pdf" | "application/msword" | "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
            bytes: number;
        };
        /** @example REF-2026-000001 */
        ReferenceNumber: string;
        /**
         * @description The actions allowed on a request now, by the same rules as the call itself
         * @example {
         *       "name": "cancel",
         *       "until": null,
         *       "reasons": []
         *     }
         */
        RequestAction: {
            /** @enum {string} */
            name: "edit" | "send" | "delete" | "askCode" | "confirmCode" | "pay" | "cancel" | "resend" | "accept" | "decline" | "approve" | "refuse" | "return" | "check" | "collect";
            /** @description The instant from which it is too late; null where no instant ends it */
            until: components["schemas"]["Instant"] | null;
            /** @description The present reasons against it; empty if there are none */
            reasons: components["schemas"]["Refusal"][];
        };
        /** @description The fee of a request */
        RequestCharge: {
            /** @description The charge to pay */
            id: components["schemas"]["Id"];
            fils: components["schemas"]["Fils"];
            /**
             * @description pending: a payment of it is under way
             * @enum {string}
             */
            payment: "due" | "pending" | "paid";
            receiptNumber: string | null;
        };
        /** @description The changes that an office requires */
        RequestReturn: {
            office: components["schemas"]["RequestActor"];
            at: components["schemas"]["Instant"];
            note: string;
            /** @description The fields and files that may be changed, by name */
            fields: string[];
        };
        MyRequest: {
            /** @description Of the calls of its kind */
            id: components["schemas"]["Id"];
            referenceNumber: string;
            kind: components["schemas"]["RequestKind"];
            /** @description What it is about */
            subject: components["schemas"]["Text"];
            /** @description The page of its kind */
            page: string;
            status: components["schemas"]["RequestStatus"];
            /** @description The present step of its route; null before and after */
            step: string | null;
            /** @description Increases with every change */
            version: number;
            /** @description When it was begun */
            savedAt: components["schemas"]["Instant"];
            /** @description Null while it is a draft */
            sentAt: components["schemas"]["Instant"] | null;
            decidedAt: components["schemas"]["Instant"] | null;
            /** @description Who must act now, several offices if they work in parallel; empty once it has ended */
            turn: components["schemas"]["RequestActor"][];
            /** @description The person who must decide, if no other member of the office may */
            holder: components["schemas"]["Text"] | null;
            /** @description Since when they must act */
            since: components["schemas"]["Instant"] | null;
            /** @description By when: the working days the step has */
            dueAt: components["schemas"]["Instant"] | null;
            overdue: boolean;
            /** @description When it takes effect */
            executeAt: components["schemas"]["Instant"] | null;
            /** @description When it ends by itself */
            expiresAt: components["schemas"]["Instant"] | null;
            /** @description The code that was sent to confirm it and still counts */
            pendingCode: components["schemas"]["PendingCode"] | null;
            charge: components["schemas"]["RequestCharge"] | null;
            /** @description Set while it is with the student for changes */
            returned: components["schemas"]["RequestReturn"] | null;
            /** @description What the student may do */
            actions: components["schemas"]["RequestAction"][];
            history: components["schemas"]["RequestEvent"][];
        };
        MyRequests: {
            requests: components["schemas"]["MyRequest"][];
            fileMaximumMebibytes?: components["schemas"]["FileMaximumMebibytes"];
        };
        RequestFile: {
            /** @description Which file of the form it is */
            part: string;
            file: components["schemas"]["Attachment"];
        };
        RequestDetails: {
            request: components["schemas"]["MyRequest"];
            facts: components["schemas"]["RequestFact"][];
            /** @description What was entered, by the names of the form */
            details: {
                [key: string]: string | number | boolean | null;
            };
            files: components["schemas"]["RequestFile"][];
        };
        RequestChange: {
            messages: components["schemas"]["Refusal"][];
            request: components["schemas"]["MyRequest"];
            facts: components["schemas"]["RequestFact"][];
            details: {
                [key: string]: string | number | boolean | null;
            };
            files: components["schemas"]["RequestFile"][];
        };
        DraftDeletion: {
            messages: components["schemas"]["Refusal"][];
        };
        /**
         * @description What was entered, as the JSON text of one flat object: names of the form and texts, whole numbers, true, false or null. A name that is not there stays as it was.
         * @example {"amount":100000,"reason":"dropped"}
         */
        DraftDetails: string;
        /**
         * @example {
         *       "kind": "refund",
         *       "details": "{\"amount\":100000}"
         *     }
         */
        DraftSubmission: {
            kind: components["schemas"]["RequestKind"];
            /** @description The draft to change; without it, one is begun */
            referenceNumber?: components["schemas"]["ReferenceNumber"];
            /** @description What it is about, where its kind has a subject */
            subject?: number;
            /** @description The version that was changed; another answers MSG-000030 */
            version?: number;
            details?: components["schemas"]["DraftDetails"];
            /** @description Which file of the form comes along */
            part?: string;
            /** Format: binary */
            file?: Blob;
        };
        /**
         * @example {
         *       "details": "{\"iban\":\"BH67 BMAG 0000 1299 1234 56\"}"
         *     }
         */
        Resubmission: {
            /** @description The version that was changed; another answers MSG-000030 */
            version?: number;
            details?: components["schemas"]["DraftDetails"];
            part?: string;
            /** Format: binary */
            file?: Blob;
        };
        /**
         * @example {
         *       "name": "charged",
         *       "text": {
         *         "en": "A fee is charged",
         *         "ar": "رسم مستحق"
         *       },
         *       "fils": -10000,
         *       "parts": []
         *     }
         */
        Consequence: {
            /** @description What happens, the same for every request */
            name: string;
            /** @description The course, fee or request that it is about */
            what?: components["schemas"]["Text"];
            text: components["schemas"]["Text"];
            /** @description The amount; below 0 if owed or lost */
            fils: number | null;
            parts: components["schemas"]["Consequence"][];
        };
        Consequences: {
            /** @description Over what happens to this student */
            hash: string;
            consequences: components["schemas"]["Consequence"][];
            /** @description The present reasons against it */
            reasons: components["schemas"]["Refusal"][];
        };
        CancelAdmission: {
            /** @description The semester of the admission */
            admittedIn: components["schemas"]["Text"];
            /** @description Null where a code cannot reach the student */
            codeWay: components["schemas"]["CodeWay"] | null;
            pendingCode: components["schemas"]["PendingCode"] | null;
        };
        /**
         * @example {
         *       "code": "1234",
         *       "consequences": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        CancelAdmissionConfirmation: {
            code: string;
            /** @description The hash of GetConsequences that was confirmed */
            consequences: string;
        };
        AdmissionCanceled: {
            messages: components["schemas"]["Refusal"][];
            referenceNumber: components["schemas"]["ReferenceNumber"];
            at: components["schemas"]["Instant"];
            /** @description What has happened */
            consequences: components["schemas"]["Consequence"][];
            balance: components["schemas"]["Balance"];
        };
        /** @enum {string} */
        WithdrawalReason: "health" | "family" | "work" | "financial" | "otherUniversity" | "other";
        RefundShare: {
            /** @description Of tuition and refundable fees, what comes back today */
            percent: number;
            /** @description When less comes back */
            falls: {
                at: components["schemas"]["Instant"];
                percent: number;
            } | null;
        };
        OfficialWithdrawData: {
            semester: components["schemas"]["Semester"];
            /** @description Courses that would be given up */
            courses: number;
            /** @description Semesters postponed so far */
            postponed: number;
            maximum: number;
            share: components["schemas"]["RefundShare"];
        };
        Withdrawal: {
            id: components["schemas"]["Id"];
            reason: components["schemas"]["WithdrawalReason"] | null;
            remarks: string;
            semester: components["schemas"]["Text"];
            request: components["schemas"]["MyRequest"];
        };
        OfficialWithdrawHistory: {
            /** @description Postponed semesters, newest first */
            postponed: components["schemas"]["Text"][];
            maximum: number;
            withdrawals: components["schemas"]["Withdrawal"][];
        };
        PermanentWithdrawHistory: {
            /** @description Null where no text message can be sent */
            codeWay: components["schemas"]["CodeWay"] | null;
            pendingCode: components["schemas"]["PendingCode"] | null;
            share: components["schemas"]["RefundShare"];
            withdrawals: components["schemas"]["Withdrawal"][];
        };
        WithdrawalChange: {
            messages: components["schemas"]["Refusal"][];
            withdrawal: components["schemas"]["Withdrawal"];
        };
        /**
         * @example {
         *       "reason": "otherUniversity"
         *     }
         */
        PermanentWithdrawal: {
            reason: components["schemas"]["WithdrawalReason"];
            remarks?: string;
            /** @description The saved one it changes; left out where there is one */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        /**
         * @example {
         *       "code": "1234",
         *       "consequences": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        PermanentWithdrawApproval: {
            code: string;
            /** @description The hash of GetConsequences that was confirmed */
            consequences: string;
        };
        /**
         * @example {
         *       "reason": "health"
         *     }
         */
        OfficialWithdrawSubmission: {
            reason: components["schemas"]["WithdrawalReason"];
            remarks?: string;
            /** @description The saved request that is sent */
            draft?: components["schemas"]["ReferenceNumber"];
            /** @description The hash of GetConsequences that was confirmed */
            consequences?: string;
        };
        CaseStudies: {
            status: components["schemas"]["AcademicStatus"];
            /** @description Since when the record has this status */
            since: components["schemas"]["Instant"] | null;
            /** @description The last day for who was dismissed; null for anyone else */
            until: string | null;
            cgpa: number | null;
            warnings: number;
            /** @description Chances given so far */
            chances: number;
            maximumChances: number;
            /** @description Of the present chance; 0 is on none */
            semestersLeft: number;
            fee: components["schemas"]["Fils"];
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
            requests: components["schemas"]["MyRequest"][];
        };
        /**
         * @example {
         *       "reason": "I was ill for two semesters and have recovered.",
         *       "file": "medical-report.pdf"
         *     }
         */
        CaseStudySubmission: {
            /** @description The earlier obstacles, and what has changed since */
            reason: string;
            /**
             * Format: binary
             * @description Word or PDF. Needed unless the draft has it
             */
            file?: Blob;
            /** @description The draft that is sent by this */
            draft?: components["schemas"]["ReferenceNumber"];
            /** @description The hash of GetConsequences that was read */
            consequences?: string;
        };
        /**
         * @description What clearance is about, in the order of the form
         * @enum {string}
         */
        ClearanceItem: "idCard" | "lockerKey" | "library" | "dues" | "survey" | "record" | "thesis";
        /**
         * @description canceled: of a request that ended before the office had settled it
         * @enum {string}
         */
        ClearanceStatus: "missing" | "toHandIn" | "ready" | "inReview" | "pendingCollection" | "approved" | "collected" | "canceled";
        /** @description Something the student has and is to hand in */
        ClearanceThing: {
            /** @description The title of a book, the place of a locker */
            name: components["schemas"]["Text"];
            code: string;
            /** @description The day until which it is lent */
            dueOn: string | null;
            overdue: boolean;
        };
        /** @description Where and when it is settled, from Sunday to Thursday */
        ClearanceDesk: {
            place: components["schemas"]["Text"];
            opens: string;
            closes: string;
            phone: string;
        };
        ClearanceRow: {
            item: components["schemas"]["ClearanceItem"];
            office: components["schemas"]["Office"];
            /** @description missing: reasons say what. toHandIn: once clearance is asked for. ready: nothing is missing. After it was sent: inReview, pendingCollection, approved, collected; missing for as long as the office cannot approve it */
            status: components["schemas"]["ClearanceStatus"];
            /** @description What is missing */
            reasons: components["schemas"]["Refusal"][];
            /** @description What is to be paid for it */
            fils: components["schemas"]["Fils"];
            /** @description What is to be handed in */
            things: components["schemas"]["ClearanceThing"][];
            desk: components["schemas"]["ClearanceDesk"];
            /** @description When the office approved or collected it */
            collectedAt: components["schemas"]["Instant"] | null;
            collectedBy: components["schemas"]["Office"] | null;
        };
        ClearanceProcess: {
            status: components["schemas"]["AcademicStatus"];
            /** @description Of these studies one is under way, or granted */
            asked: boolean;
            /** @description Since when clearance is complete */
            completedAt: components["schemas"]["Instant"] | null;
            /** @description Graduated, or expected to: a certificate follows */
            mayGraduate: boolean;
            /** @description Bound copies of a thesis to hand in */
            thesisCopies: number;
            rows: components["schemas"]["ClearanceRow"][];
            /** @description Why clearance cannot be asked for now, but for its period */
            reasons: components["schemas"]["Refusal"][];
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
            /** @description Newest first */
            requests: {
                id: components["schemas"]["Id"];
                request: components["schemas"]["MyRequest"];
            }[];
        };
        /**
         * @example {
         *       "file": "clearance-form.pdf"
         *     }
         */
        ClearanceSubmission: {
            /**
             * Format: binary
             * @description The completed clearance form, Word or PDF. Needed unless the draft has it
             */
            file?: Blob;
            /** @description The draft that is sent by this */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": {
         *         "en": "Dr Salman Al Zayani",
         *         "ar": "د. سلمان الزياني"
         *       },
         *       "field": {
         *         "en": "Artificial intelligence",
         *         "ar": "الذكاء الاصطناعي"
         *       },
         *       "load": 1,
         *       "places": 3,
         *       "subTopics": [
         *         "Sensor fusion"
         *       ]
         *     }
         */
        Supervisor: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            field: components["schemas"]["Text"];
            /** @description Theses supervised now */
            load: number;
            /** @description Theses at a time */
            places: number;
            /** @description Those of theses proposed or being written, which cannot be taken up with this supervisor */
            subTopics: string[];
        };
        Supervisors: {
            /** @description Those with a free place first */
            supervisors: components["schemas"]["Supervisor"][];
        };
        /** @description A topic on the record */
        ThesisTopic: {
            titleEn: string | null;
            titleAr: string | null;
            subTopic: string;
            supervisor: components["schemas"]["Text"];
            approvedAt: components["schemas"]["Instant"];
            /** @description The request it was approved by; null where that was before requests were kept */
            reference: string | null;
        };
        /**
         * @description A thesis whose title is like the one given. Whose it is, is not told
         * @example {
         *       "titleEn": "Detecting fraud in mobile payments",
         *       "titleAr": null,
         *       "subTopic": "Anomaly detection",
         *       "supervisor": {
         *         "en": "Dr Salman Al Zayani",
         *         "ar": "د. سلمان الزياني"
         *       },
         *       "programme": {
         *         "en": "Master of Science in Computer Science",
         *         "ar": "ماجستير العلوم في علم الحاسوب"
         *       },
         *       "year": 2024,
         *       "status": "completed",
         *       "likeness": 80
         *     }
         */
        SimilarTopic: {
            titleEn: string | null;
            titleAr: string | null;
            subTopic: string;
            supervisor: components["schemas"]["Text"];
            programme: components["schemas"]["Text"];
            year: number;
            status: components["schemas"]["ThesisStatus"];
            /** @description How much of the words is the same */
            likeness: number;
        };
        /** @enum {string} */
        ThesisStatus: "proposed" | "current" | "completed" | "ended";
        ThesisRequest: {
            id: components["schemas"]["Id"];
            request: components["schemas"]["MyRequest"];
        };
        ThesisTopics: {
            topic: components["schemas"]["ThesisTopic"] | null;
            /** @description Requests of this semester that count */
            asked: number;
            /** @description How many of them there may be */
            most: number;
            /** @description The requests, the newest first */
            topics: components["schemas"]["ThesisRequest"][];
            /** @description The titles most like the ones given, at most five */
            similar: components["schemas"]["SimilarTopic"][];
        };
        /**
         * @example {
         *       "supervisor": 1,
         *       "titleEn": "Early warning of flash floods by sensor networks",
         *       "titleAr": null,
         *       "subTopic": "Sensor fusion"
         *     }
         */
        ThesisTopicEntry: {
            /** @description Of GetSupervisors */
            supervisor?: components["schemas"]["Id"] | null;
            titleEn?: string | null;
            titleAr?: string | null;
            /** @description The part of the field it is about */
            subTopic?: string | null;
            summary?: string | null;
        };
        /**
         * @description What is left out stays as it was
         * @example {
         *       "subTopic": "Sensor placement"
         *     }
         */
        ThesisTopicUpdate: {
            /** @description Of GetSupervisors */
            supervisor?: components["schemas"]["Id"] | null;
            titleEn?: string | null;
            titleAr?: string | null;
            /** @description The part of the field it is about */
            subTopic?: string | null;
            summary?: string | null;
            /** @description The version that was read; an older one is refused */
            version?: number;
        };
        ResearchPlans: {
            topic: components["schemas"]["ThesisTopic"] | null;
            /** @description The request of the plan on the record */
            plan: string | null;
            /** @description The requests, the newest first */
            plans: components["schemas"]["ThesisRequest"][];
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
        };
        /**
         * @example {
         *       "nameEn": "Early warning of flash floods",
         *       "nameAr": "الإنذار المبكر بالسيول",
         *       "plan": "research-plan.pdf",
         *       "responsibility": "responsibility.pdf"
         *     }
         */
        ResearchPlanSubmission: {
            nameEn?: string;
            nameAr?: string;
            /**
             * Format: binary
             * @description The plan. Word or PDF
             */
            plan?: Blob;
            /**
             * Format: binary
             * @description The signed statement of responsibility. Word or PDF, under another name
             */
            responsibility?: Blob;
            /** @description The draft that is changed by this, or the returned request */
            draft?: components["schemas"]["ReferenceNumber"];
            /** @description The version that was read; an older one is refused */
            version?: number;
        };
        EnrollmentStatus: {
            status: components["schemas"]["AcademicStatus"];
            /** @description Since when the record has this status */
            since: components["schemas"]["Instant"] | null;
            semester: components["schemas"]["Semester"];
            /** @description In this semester */
            enrolled: boolean;
            /** @description The regular semesters since the student last studied or postponed, oldest first */
            away: components["schemas"]["Text"][];
            maximumAway: number;
            /** @description How often it was restored */
            reinstatements: number;
            maximumReinstatements: number;
            warnings: number;
            /** @description What should have been paid by now */
            due: components["schemas"]["Fils"];
        };
        /** @example {} */
        Reinstatement: {
            /** @description The hash of GetConsequences that was confirmed */
            consequences?: string;
        };
        CourseWithdrawals: {
            semester: components["schemas"]["Semester"];
            /** @description Registered credit hours */
            hours: number;
            /** @description The minimum study load: below it the schedule is not approved */
            minimum: number;
            /** @description The fewest hours that a withdrawal at once may leave */
            floor: number;
            /** @description Until when a course can be withdrawn from; null where it cannot be now */
            closesAt: components["schemas"]["Instant"] | null;
            courses: components["schemas"]["CourseToWithdraw"][];
            requests: components["schemas"]["CourseWithdrawal"][];
        };
        CourseToWithdraw: {
            registrationId: components["schemas"]["Id"];
            code: string;
            number: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            /** @description Credit hours that would be left */
            hoursAfter: number;
            /** @description The corequisites that go along */
            along: components["schemas"]["NamedCourse"][];
            /** @description The amount still charged if the student withdraws from all of these today */
            fees: components["schemas"]["Fils"];
            /** @description The amount returned once it is final */
            back: components["schemas"]["Fils"];
            /** @description Why WithdrawCourse refuses it */
            atOnce: components["schemas"]["Refusal"][];
            /** @description Why a request for it is refused */
            asked: components["schemas"]["Refusal"][];
        };
        NamedCourse: {
            code: string;
            name: components["schemas"]["Text"];
        };
        CourseWithdrawal: {
            id: components["schemas"]["Id"];
            course: components["schemas"]["NamedCourse"];
            /**
             * @description Not approved is what is not yet decided; null where it was taken back
             * @enum {string|null}
             */
            result: "notApproved" | "approved" | "rejected" | null;
            request: components["schemas"]["MyRequest"];
        };
        CourseWithdrawalChange: {
            messages: components["schemas"]["Refusal"][];
            withdrawal: components["schemas"]["CourseWithdrawal"];
        };
        /**
         * @example {
         *       "registrationId": 1,
         *       "reason": "The course is too much beside my work."
         *     }
         */
        CourseWithdrawSubmission: {
            registrationId: components["schemas"]["Id"];
            reason?: string;
            /** @description The codes of what is confirmed */
            confirm?: string[];
            /** @description The hash of GetConsequences that was confirmed */
            consequences?: string;
        };
        StayOrLeave: {
            semester: components["schemas"]["Semester"];
            cgpa: components["schemas"]["GradePointsOrNone"];
            /** @description The minimum study load */
            minimum: number;
            /** @description In force now */
            warnings: number;
            /** @description Semesters that may be postponed in all */
            maximumPostponed: number;
            chances: {
                /** @description Semesters left of the present chance to raise the average */
                left: number;
                /** @description Chances given so far */
                given: number;
                maximum: number;
            };
            share: components["schemas"]["RefundShare"];
            /** @description The registered courses */
            courses: {
                registrationId: components["schemas"]["Id"];
                code: string;
                name: components["schemas"]["Text"];
            }[];
            /** @description The course to drop, with the corequisites that go along; null where none is registered */
            chosen: {
                registrationId: components["schemas"]["Id"];
                along: components["schemas"]["NamedCourse"][];
            } | null;
            /** @description In the order of how much is given up; without a course where none is registered */
            options: components["schemas"]["StayOption"][];
        };
        StayOption: {
            /** @enum {string} */
            option: "stay" | "course" | "semester" | "university";
            /**
             * @description How it begins
             * @enum {string}
             */
            start: "stay" | "drop" | "withdraw" | "request" | "postpone" | "leave";
            /** @description The page where it begins */
            path: string;
            /** @description Credit hours of this semester */
            hours: number;
            /** @description The end of the semester */
            outlook: {
                /** @description Every course is failed */
                worst: components["schemas"]["Outlook"];
                /** @description Every course ends with the best grade */
                best: components["schemas"]["Outlook"];
            };
            /** @description The last semester at the earliest; null where there is none ahead */
            graduation: {
                semester: components["schemas"]["Text"] | null;
                /** @description Semesters later than by staying */
                later: number;
            } | null;
            /** @description Postponed semesters afterwards */
            postponed: number;
            /** @description Null where there is nothing to give up */
            money: {
                /** @description Comes back into the balance */
                back: components["schemas"]["Fils"];
                /** @description Still to be paid */
                owed: components["schemas"]["Fils"];
            } | null;
            /** @description The present reasons against it */
            reasons: components["schemas"]["Refusal"][];
        };
        Outlook: {
            cgpa: components["schemas"]["GradePointsOrNone"];
            /** @description In force then */
            warnings: number;
            /**
             * @description The effect on the warnings
             * @enum {string|null}
             */
            event: "warned" | "cleared" | "dismissed" | null;
        };
        AppealableCourse: {
            courseGradeId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            grade: string;
            /** @description Why it cannot be appealed; empty where it can */
            reasons: components["schemas"]["Refusal"][];
        };
        AppealableCourses: {
            /** @description The last semester with grades; null where there is none to appeal */
            semester: components["schemas"]["Text"] | null;
            /** @description Of one appeal */
            fee: components["schemas"]["Fils"];
            courses: components["schemas"]["AppealableCourse"][];
        };
        /**
         * @example {
         *       "courseGradeId": 19,
         *       "reason": "The second question of the final paper was not added up."
         *     }
         */
        AppealSubmission: {
            courseGradeId: components["schemas"]["Id"];
            reason: string;
            /** @description The hash of GetConsequences that was confirmed */
            consequences?: string;
        };
        Appeal: {
            id: components["schemas"]["Id"];
            referenceNumber: string;
            course: {
                code: string;
                name: components["schemas"]["Text"];
            };
            semester: components["schemas"]["Text"];
            reason: string;
            /** @enum {string} */
            status: "inProgress" | "closed";
            /**
             * @description pending: a payment of it is under way
             * @enum {string}
             */
            payment: "due" | "pending" | "paid";
            /** @description The charge to pay */
            chargeId: components["schemas"]["Id"];
            fee: components["schemas"]["Fils"];
            oldGrade: string;
            /** @description Null while it is in progress */
            newGrade: string | null;
            createdAt: components["schemas"]["Instant"];
            receiptNumber: string | null;
            finalApprovalAt: components["schemas"]["Instant"] | null;
            history: components["schemas"]["RequestEvent"][];
            /** @description Why it cannot be deleted now; empty where it can */
            deletion: components["schemas"]["Refusal"][];
        };
        Appeals: {
            appeals: components["schemas"]["Appeal"][];
        };
        AppealChange: {
            messages: components["schemas"]["Refusal"][];
            appeals: components["schemas"]["Appeal"][];
        };
        /** @enum {string} */
        RefundReason: "graduation" | "withdrawal" | "dropped" | "sponsorPaid" | "other";
        /**
         * @example {
         *       "iban": "BH67 BMAG 0000 1299 1234 56"
         *     }
         */
        IbanQuestion: {
            iban: string;
        };
        /**
         * @example {
         *       "refusals": [],
         *       "bankCode": "BMAG"
         *     }
         */
        IbanAnswer: {
            /** @description Why it cannot be one; empty where it can */
            refusals: components["schemas"]["Refusal"][];
            /** @description The four letters of the bank in an IBAN of Bahrain that can be one, else null */
            bankCode: string | null;
        };
        /** @description The student's balance, available for payments, without the amounts of undecided refunds and pending payments */
        Balance: components["schemas"]["Fils"];
        /**
         * @example {
         *       "balance": 144000,
         *       "held": 0,
         *       "refundable": 144000,
         *       "reasons": [],
         *       "fileMaximumMebibytes": 10
         *     }
         */
        RefundableBalance: {
            balance: components["schemas"]["Balance"];
            /** @description The amounts of undecided refunds and pending payments */
            held: components["schemas"]["Fils"];
            /** @description The refundable amount: the balance */
            refundable: components["schemas"]["Fils"];
            toBalance?: components["schemas"]["ToBalance"];
            /** @description Why none can be asked for now; empty where one can */
            reasons: components["schemas"]["Refusal"][];
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
        };
        /**
         * @description How large a file that is attached may be, in MiB
         * @example 10
         */
        FileMaximumMebibytes: number;
        /**
         * @example {
         *       "amount": 100000,
         *       "reason": "dropped",
         *       "iban": "BH67 BMAG 0000 1299 1234 56",
         *       "remarks": "",
         *       "file": "bank-letter.pdf"
         *     }
         */
        RefundSubmission: {
            /** @description In fils */
            amount: number;
            reason: components["schemas"]["RefundReason"];
            /** @example BH67 BMAG 0000 1299 1234 56 */
            iban: string;
            /** @default  */
            remarks?: string;
            /**
             * Format: binary
             * @description Proves that the account is the student's: Word or PDF. Needed unless the draft has it
             */
            file?: Blob;
            /** @description The draft that is sent by this */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        Refund: {
            id: components["schemas"]["Id"];
            referenceNumber: string;
            amount: components["schemas"]["Fils"];
            reason: components["schemas"]["RefundReason"];
            /** @description Without spaces */
            iban: string;
            remarks: string;
            attachment: components["schemas"]["Attachment"];
            status: components["schemas"]["RequestStatus"];
            createdAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"] | null;
            /** @description Of the transfer to the bank */
            receiptNumber: string | null;
            /** @description What the student may do with it */
            actions: components["schemas"]["RequestAction"][];
            history: components["schemas"]["RequestEvent"][];
        };
        Refunds: {
            refunds: components["schemas"]["Refund"][];
        };
        RefundChange: {
            messages: components["schemas"]["Refusal"][];
            balance: components["schemas"]["RefundableBalance"];
            refunds: components["schemas"]["Refund"][];
        };
        /** @enum {string} */
        Orientation: "none" | "required" | "completed" | "exempted";
        /**
         * @description A test whose certificate exempts. Scores in tenths of a point
         * @example {
         *       "code": "ielts",
         *       "name": {
         *         "en": "IELTS Academic",
         *         "ar": "آيلتس الأكاديمي"
         *       },
         *       "lowest": 0,
         *       "highest": 90,
         *       "step": 5,
         *       "minimum": 50
         *     }
         */
        ExemptionTest: {
            code: string;
            name: components["schemas"]["Text"];
            lowest: number;
            highest: number;
            /** @description What lies between two scores */
            step: number;
            /** @description The score that is high enough */
            minimum: number;
        };
        ExemptionOffer: {
            orientation: components["schemas"]["Orientation"];
            tests: components["schemas"]["ExemptionTest"][];
            /** @description How old a certificate may be */
            validYears: number;
            /**
             * Format: date
             * @description The earliest day on which it may have been taken
             */
            takenFrom: string;
            fileMaximumMebibytes: components["schemas"]["FileMaximumMebibytes"];
        };
        /**
         * @example {
         *       "test": "ielts",
         *       "score": 60,
         *       "takenOn": "2026-03-14",
         *       "certificate": "certificate.pdf"
         *     }
         */
        ExemptionSubmission: {
            test: string;
            /** @description In tenths of a point */
            score: number;
            /** Format: date */
            takenOn: string;
            /**
             * Format: binary
             * @description Word or PDF. Needed unless the draft has it
             */
            certificate?: Blob;
            /** @description The draft that is sent by this */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        /** @enum {string} */
        MinorKind: "minor" | "specialization";
        /** @enum {string} */
        TransferKind: "collegeToCollege" | "internal" | "diplomaToBachelor";
        /**
         * @description Track of the secondary-school certificate
         * @enum {string}
         */
        CertificateTrack: "scientific" | "commercial" | "literary" | "technical";
        MinorCourse: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            creditHours: number;
            /** @enum {string} */
            state: "passed" | "running" | "left";
            /** @description Whether the plan of the major has it too, where it also counts */
            inPlan: boolean;
        };
        MinorProgramme: {
            id: components["schemas"]["Id"];
            code: string;
            kind: components["schemas"]["MinorKind"];
            name: components["schemas"]["Text"];
            department: components["schemas"]["Text"];
            /** @description Credit hours of its courses */
            hours: number;
            /** @description Credit hours to be earned before */
            minimumHours: number;
            minimumCgpa: number;
            /** @description Courses to be passed before */
            entry: components["schemas"]["MinorCourse"][];
            /** @description What it consists of */
            courses: components["schemas"]["MinorCourse"][];
            /** @description How far the student is from declaring it; 0 is not at all */
            missing: {
                courses: number;
                hours: number;
                cgpa: number;
            };
            /** @description On the record already */
            held: boolean;
            /** @description Its package in the plan, once it is held */
            packageId: number | null;
            /** @description Why it cannot be declared; empty where it can */
            reasons: components["schemas"]["Refusal"][];
        };
        MinorProgrammes: {
            earnedHours: number;
            cgpa: number | null;
            programmes: components["schemas"]["MinorProgramme"][];
        };
        /**
         * @example {
         *       "programmeId": 1
         *     }
         */
        MinorSubmission: {
            /** @description Of GetPrograms */
            programmeId: components["schemas"]["Id"];
        };
        MinorRequests: {
            requests: {
                id: components["schemas"]["Id"];
                programmeId: components["schemas"]["Id"];
                kind: components["schemas"]["MinorKind"];
                request: components["schemas"]["MyRequest"];
            }[];
        };
        TransferCourse: {
            courseId: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            passed: boolean;
        };
        TransferProgramme: {
            id: components["schemas"]["Id"];
            code: string;
            name: components["schemas"]["Text"];
            collegeId: components["schemas"]["Id"];
            college: components["schemas"]["Text"];
            department: components["schemas"]["Text"];
            /** @description The kind of transfer that leads there */
            kind: components["schemas"]["TransferKind"];
            language: components["schemas"]["Language"];
            minimumCgpa: number;
            /** @description The track of the secondary certificate it asks for; null is any */
            track: components["schemas"]["CertificateTrack"] | null;
            /** @description Courses to be passed before */
            entry: components["schemas"]["TransferCourse"][];
            /** @description Seats left for the round */
            seats: number;
            /** @description The lowest CGPA that was accepted last time; null where nobody was */
            lastCgpa: number | null;
            /** @description How many were accepted last time; null where there was none */
            lastTaken: number | null;
            /** @description How many others have ranked it so far this semester */
            asked: number;
            /** @description The place of the student among them, from 1, by CGPA, hours passed and time */
            place: number;
            /** @description Courses passed that count there */
            counted: components["schemas"]["TransferCourse"][];
            /** @description Credit hours passed that count there */
            counts: number;
            /** @description Credit hours passed that do not count there */
            outside: number;
            /** @description Credit hours of its plan */
            required: number;
            /** @description Regular semesters to graduation after the current one, at the earliest */
            semesters: number;
            /** @description Why it would not take the student; empty where it would */
            reasons: components["schemas"]["Refusal"][];
        };
        TransferOptions: {
            /** @description The present one */
            programme: components["schemas"]["Text"];
            earnedHours: number;
            cgpa: number | null;
            /** @description Of the secondary certificate on record; null where there is none */
            track: components["schemas"]["CertificateTrack"] | null;
            /** @description The kinds of transfer there are from here */
            kinds: components["schemas"]["TransferKind"][];
            /** @description How many programmes may be ranked */
            most: number;
            /** @description How many others have asked so far this semester */
            asked: number;
            /**
             * Format: date-time
             * @description When all are decided together; null where no day has been set
             */
            roundAt: string | null;
            /** Format: date-time */
            confirmFrom: string | null;
            /**
             * Format: date-time
             * @description The last moment to confirm or decline a seat; then free seats are allocated once more
             */
            confirmUntil: string | null;
            /**
             * Format: date-time
             * @description The first moment in the new programme
             */
            takesEffect: string;
            /** @description The semester it begins with */
            semester: components["schemas"]["Text"];
            programmes: components["schemas"]["TransferProgramme"][];
            /** @description Why no transfer can be asked for, whatever is ranked; the agenda aside */
            reasons: components["schemas"]["Refusal"][];
        };
        /**
         * @example {
         *       "kind": "collegeToCollege",
         *       "preferences": [
         *         {
         *           "order": 1,
         *           "collegeId": 4,
         *           "programmeId": 18
         *         }
         *       ]
         *     }
         */
        TransferSubmission: {
            kind: components["schemas"]["TransferKind"];
            preferences: {
                /** @description From 1 */
                order: number;
                /** @description The faculty, chosen before the programme */
                collegeId: components["schemas"]["Id"];
                /** @description Of GetOptions */
                programmeId: components["schemas"]["Id"];
            }[];
            /** @description The draft it finishes */
            draft?: components["schemas"]["ReferenceNumber"];
        };
        /**
         * @example {
         *       "upgrade": true
         *     }
         */
        TransferConfirmation: {
            /** @description The version that was read; an older one is refused */
            version?: number;
            /** @description The hash of the consequences that were read */
            consequences?: string;
            /** @description Whether the student accepts a higher ranked programme if a seat becomes free; default true */
            upgrade?: boolean;
        };
        /**
         * @example {
         *       "version": 3
         *     }
         */
        TransferDecline: {
            /** @description The version that was read; an older one is refused */
            version?: number;
        };
        /**
         * @description waiting: no round yet. notNeeded: ranked below the allocated one. given: a seat. full: students ranked before took all seats. ended: the seat was declined or not confirmed. unqualified: no longer meets the requirements
         * @enum {string}
         */
        TransferOutcome: "waiting" | "given" | "full" | "notNeeded" | "ended" | "unqualified";
        TransferPreference: {
            order: number;
            programmeId: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            college: components["schemas"]["Text"];
            outcome: components["schemas"]["TransferOutcome"];
            /** @description Among those who ranked it, from 1; null before the round */
            place: number | null;
            seats: number | null;
            /** @description The CGPA of the last who got a seat; null before the round or where nobody did */
            cutoff: number | null;
            /** @description Which round it is of: 1, or 2 after the confirmations; null before */
            pass: number | null;
        };
        TransferRequest: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["TransferKind"] | null;
            /** @description Once confirmed: whether the student accepts a higher ranked programme if a seat becomes free */
            upgrade: boolean;
            preferences: components["schemas"]["TransferPreference"][];
            request: components["schemas"]["MyRequest"];
        };
        TransferRequests: {
            requests: components["schemas"]["TransferRequest"][];
        };
        NamedPlace: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
        };
        BusLine: {
            id: components["schemas"]["Id"];
            code: string;
            campusId: components["schemas"]["Id"];
            seats: number;
            /** @description Free seats of this semester */
            free: number;
            /** @description At the campus in the morning */
            arrives: components["schemas"]["TimeOfDay"];
            /** @description From the campus in the afternoon */
            leaves: components["schemas"]["TimeOfDay"];
            stops: {
                stationId: components["schemas"]["Id"];
                pickUp: components["schemas"]["TimeOfDay"];
                dropOff: components["schemas"]["TimeOfDay"];
            }[];
        };
        BusArea: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            stations: components["schemas"]["NamedPlace"][];
        };
        BusRegion: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Text"];
            areas: components["schemas"]["BusArea"][];
        };
        TransportOptions: {
            semester: components["schemas"]["Text"];
            /** @description Where most of the student's courses are; null where none is registered */
            campusId: number | null;
            campuses: components["schemas"]["NamedPlace"][];
            regions: components["schemas"]["BusRegion"][];
            lines: components["schemas"]["BusLine"][];
        };
        /**
         * @example {
         *       "lineId": 1,
         *       "stationId": 7,
         *       "note": ""
         *     }
         */
        TransportSubmission: {
            lineId: components["schemas"]["Id"];
            /** @description One of the line's */
            stationId: components["schemas"]["Id"];
            /** @default  */
            note?: string;
        };
        /** @description The seat of this semester, to be shown to the driver */
        BusSeat: {
            requestId: components["schemas"]["Id"];
            referenceNumber: components["schemas"]["ReferenceNumber"];
            number: number;
            line: string;
            campus: components["schemas"]["Text"];
            area: components["schemas"]["Text"];
            station: components["schemas"]["Text"];
            pickUp: components["schemas"]["TimeOfDay"];
            arrives: components["schemas"]["TimeOfDay"];
            leaves: components["schemas"]["TimeOfDay"];
            dropOff: components["schemas"]["TimeOfDay"];
            student: components["schemas"]["Text"];
            studentCode: string;
            semester: components["schemas"]["Text"];
            /**
             * Format: date
             * @description The last day of the semester
             */
            validUntil: string;
        };
        TransportRequests: {
            seat: components["schemas"]["BusSeat"] | null;
            requests: {
                id: components["schemas"]["Id"];
                request: components["schemas"]["MyRequest"];
            }[];
        };
        /** @enum {string} */
        RequestKind: "addSeat" | "appeal" | "refund" | "exemption" | "minor" | "transport" | "officialWithdrawal" | "permanentWithdrawal" | "courseWithdrawal" | "cancelAdmission" | "reinstatement" | "caseStudy" | "thesisTopic" | "researchPlan" | "clearance" | "transfer" | "transcriptRequest" | "certificate";
        /** @enum {string} */
        RequestStatus: "draft" | "awaitingCode" | "awaitingPayment" | "sent" | "returned" | "scheduled" | "approved" | "refused" | "canceled" | "expired";
        /** @description Who acts: an office, the student, or the rules by themselves */
        RequestActor: components["schemas"]["Office"] | ("student" | "rules");
        /** @enum {string} */
        RequestVerb: "saved" | "edited" | "codeAsked" | "sent" | "paid" | "handedOn" | "checked" | "collected" | "returned" | "resent" | "scheduled" | "placed" | "accepted" | "declined" | "executed" | "approved" | "refused" | "canceled" | "expired";
        /**
         * @description Who did what with a request, when and why
         * @example {
         *       "at": "2026-09-07T10:00:00+03:00",
         *       "office": "student",
         *       "decision": "sent",
         *       "step": null,
         *       "item": null,
         *       "note": "",
         *       "words": {
         *         "en": "",
         *         "ar": ""
         *       },
         *       "fields": []
         *     }
         */
        RequestEvent: {
            at: components["schemas"]["Instant"];
            /** @description Who did it */
            office: components["schemas"]["RequestActor"];
            decision: components["schemas"]["RequestVerb"];
            /** @description The step of the route it was done at */
            step: string | null;
            /** @description The item it concerns */
            item: string | null;
            /** @description The text as written; in English if the rules wrote it */
            note: string;
            /** @description The note in each language: what the rules say is said in both, what an office wrote is the same in both */
            words: components["schemas"]["Text"];
            /** @description Returned: the fields that may be changed. Edited or sent again: those that were */
            fields: string[];
        };
        /**
         * @description One thing to know of a request; its name is the same for every request of the kind
         * @example {
         *       "name": "section",
         *       "type": "code",
         *       "code": "ITCS214-01",
         *       "text": {
         *         "en": "Data Structures",
         *         "ar": "تراكيب البيانات"
         *       }
         *     }
         */
        RequestFact: {
            name: string;
            /** @constant */
            type: "text";
            text: components["schemas"]["Text"];
        } | {
            name: string;
            /** @constant */
            type: "code";
            code: string;
            /** @description What the code stands for */
            text: components["schemas"]["Text"] | null;
        } | {
            name: string;
            /** @constant */
            type: "money";
            fils: components["schemas"]["Fils"];
        } | {
            name: string;
            /** @constant */
            type: "share";
            number: number;
            total: number;
        } | {
            name: string;
            /** @constant */
            type: "file";
            file: components["schemas"]["Attachment"];
        };
        /**
         * @description What an office fills in to approve
         * @example {
         *       "name": "newGrade",
         *       "options": [
         *         "A",
         *         "A-",
         *         "B+"
         *       ],
         *       "suggested": "B+"
         *     }
         */
        DeskField: {
            name: string;
            options: string[];
            /** @description What the office takes where it decides by itself */
            suggested: string | null;
        };
        /**
         * @description The present task of one office for a request
         * @example {
         *       "step": "finance",
         *       "item": null,
         *       "office": "finance",
         *       "holder": null,
         *       "since": "2026-09-07T10:00:00+03:00",
         *       "dueAt": "2026-09-14T23:59:59+03:00",
         *       "overdue": false,
         *       "version": 1,
         *       "collects": false,
         *       "last": true,
         *       "returns": [
         *         "iban",
         *         "proof"
         *       ],
         *       "reasons": []
         *     }
         */
        DeskTask: {
            step: string;
            /** @description Where several offices look at a request at once; null where one decides */
            item: string | null;
            office: components["schemas"]["Office"];
            /** @description The person of the office who alone decides; null is anybody */
            holder: components["schemas"]["Text"] | null;
            since: components["schemas"]["Instant"];
            dueAt: components["schemas"]["Instant"];
            overdue: boolean;
            /** @description To be named by the decision */
            version: number;
            /** @description Something is handed in, not only looked at */
            collects: boolean;
            /** @description No other office comes after it */
            last: boolean;
            /** @description The fields and files that may be marked when it is returned; empty where it may not be returned */
            returns: string[];
            /** @description Why its item cannot be settled yet */
            reasons: components["schemas"]["Refusal"][];
        };
        DeskRequest: {
            /** @example ADD-2026-000123 */
            referenceNumber: string;
            kind: components["schemas"]["RequestKind"];
            status: components["schemas"]["RequestStatus"];
            sentAt: components["schemas"]["Instant"];
            /** @description Which office decides */
            office: components["schemas"]["Office"];
            student: {
                code: string;
                name: components["schemas"]["Text"];
            };
            /** @description The present tasks of the offices; empty if there are none */
            tasks: components["schemas"]["DeskTask"][];
            /** @description The round it waits for, which decides about all that wait for it; null where it waits for none */
            round: components["schemas"]["DeskRound"] | null;
            facts: components["schemas"]["RequestFact"][];
            form: components["schemas"]["DeskField"][];
            /** @description Why an approval would be refused now */
            reasons: components["schemas"]["Refusal"][];
            decisions: components["schemas"]["RequestEvent"][];
            /** @description What it has brought; null where it has brought no document */
            document: components["schemas"]["DeskDocument"] | null;
        };
        DeskDocument: {
            number: components["schemas"]["DocumentNumber"];
            status: components["schemas"]["DocumentStatus"];
            since: components["schemas"]["Instant"];
            /** @description As the office wrote it */
            revokedReason: string | null;
        };
        /**
         * @example {
         *       "reason": "The certificate of the secondary school was forged."
         *     }
         */
        Revocation: {
            /** @description The student reads it */
            reason: string;
        };
        /**
         * @example {
         *       "code": "0000"
         *     }
         */
        RequestConfirmation: {
            code: string;
            /** @description The version that was read; an older one is refused */
            version?: number;
            /** @description The hash of GetConsequences that was confirmed */
            consequences?: string;
        };
        /**
         * @example {
         *       "answer": "accepted"
         *     }
         */
        RequestReply: {
            /** @enum {string} */
            answer: "accepted" | "declined";
            /** @description The version that was read; an older one is refused */
            version?: number;
        };
        DeskRound: {
            /** @description When it is held; null as long as the agenda does not say */
            at: components["schemas"]["Instant"] | null;
        };
        DeskRequests: {
            /** @description At most 100: the newest first, what an office has now by its due time */
            requests: components["schemas"]["DeskRequest"][];
            /**
             * @description The present tasks of each office, whatever is looked for
             * @example [
             *       {
             *         "office": "finance",
             *         "tasks": 3,
             *         "overdue": 1
             *       }
             *     ]
             */
            offices: {
                office: components["schemas"]["Office"];
                tasks: number;
                /** @description Of these */
                overdue: number;
            }[];
        };
        /**
         * @example {
         *       "decision": "refused",
         *       "note": "The room has no more chairs."
         *     }
         * @example {
         *       "decision": "approved",
         *       "note": "The final paper was added up anew.",
         *       "values": {
         *         "newGrade": "B+"
         *       }
         *     }
         */
        Decision: {
            /**
             * @description checked and collected are for the items of several offices
             * @enum {string}
             */
            decision: "approved" | "refused" | "returned" | "checked" | "collected";
            /** @description The version of the task that was read; another answers MSG-000030. Default: the present task */
            version?: number;
            /** @description Which item is decided */
            item?: string;
            /** @description What may be changed before it is sent again */
            fields?: string[];
            /** @default  */
            note?: string;
            /**
             * @description What the form of the request's kind asks for, by the name of the field
             * @default {}
             */
            values?: {
                [key: string]: string;
            };
        };
        /**
         * @example {
         *       "consequences": [
         *         {
         *           "name": "averageIs",
         *           "text": {
         *             "en": "The average is 2.31.",
         *             "ar": "المعدل 2.31."
         *           },
         *           "fils": null,
         *           "parts": []
         *         }
         *       ]
         *     }
         */
        DecisionPreview: {
            /** @description In the order they happen; empty where only another office comes next */
            consequences: components["schemas"]["Consequence"][];
        };
        /**
         * @example {
         *       "mode": "approve",
         *       "workingDays": 2
         *     }
         */
        Desk: {
            /**
             * @description Decided by hand, or automatically
             * @enum {string}
             */
            mode: "manual" | "approve" | "refuse";
            /** @description Working days until the offices decide automatically */
            workingDays: number;
        };
        Snapshots: {
            maximum: number;
            /** @description Newest first */
            snapshots: {
                name: string;
                /** @description By the machine's clock */
                takenAt: components["schemas"]["Instant"];
                /** @enum {string} */
                mode: "live" | "ticking" | "frozen";
                now: components["schemas"]["Instant"];
                faults: number;
                /** @description What it takes of the memory */
                bytes: number;
            }[];
        };
        SnapshotFile: {
            format: number;
            /** @description Version of the product that made it */
            product: string;
            /** @description The migrations of its database */
            migrations: string[];
            name: string;
            /** @description By the machine's clock */
            takenAt: components["schemas"]["Instant"];
            /** @enum {string} */
            mode: "live" | "ticking" | "frozen";
            now: components["schemas"]["Instant"];
            faults: components["schemas"]["FaultSetting"][];
            /** @description The SQLite database, compressed with gzip, as base64 */
            database: string;
        };
        /**
         * @example {
         *       "name": "Before the drop"
         *     }
         */
        SnapshotName: {
            name: string;
        };
        /**
         * @example {
         *       "title": "Monday morning",
         *       "from": {
         *         "kind": "scenario",
         *         "name": "registration.full-section"
         *       }
         *     }
         */
        NewClassroom: {
            title: string;
            /** @description The state every trainee starts from */
            from: {
                /** @enum {string} */
                kind: "seeded" | "scenario" | "snapshot";
                /** @description Of the scenario, or of the snapshot of this sandbox */
                name?: string;
            };
            /**
             * @description Whom the trainees play; a scenario has its own
             * @default eligible
             */
            persona?: string;
            /**
             * @description How many may join
             * @default 30
             */
            trainees?: number;
        };
        /** @description Where other machines find this server */
        Reach: {
            /** @description Only this machine reaches it */
            onlyHere: boolean;
            /** @description Such as http://192.168.1.20:3000, the likeliest first */
            addresses: string[];
        };
        Classrooms: {
            reach: components["schemas"]["Reach"];
            classrooms: {
                code: string;
                title: string;
                openedAt: components["schemas"]["Instant"];
                trainees: number;
            }[];
        };
        Classroom: {
            /** @example K7WPM */
            code: string;
            title: string;
            openedAt: components["schemas"]["Instant"];
            maximum: number;
            persona: string;
            /** @enum {string} */
            from: "seeded" | "scenario" | "snapshot";
            scenario: components["schemas"]["Scenario"] | null;
            /** @description What the trainer set for all; null where nothing was set */
            clock: components["schemas"]["ClockSetting"] | null;
            /** @description The time of the class: that of its first trainee, or at which one would begin */
            now: components["schemas"]["Instant"];
            snaps: components["schemas"]["Snaps"];
            /** @description Where the last move of its clock began, which can be taken back */
            movedFrom: components["schemas"]["Instant"] | null;
            /** @description Written to all, the latest last */
            messages: components["schemas"]["ClassMessage"][];
            reach: components["schemas"]["Reach"];
            trainees: {
                trainee: number;
                name: string;
                /** @example /sandbox/class-k7wpm-1 */
                path: string;
                joinedAt: components["schemas"]["Instant"];
                /** @enum {string} */
                mode: "live" | "ticking" | "frozen";
                now: components["schemas"]["Instant"];
                /** @description The page opened last */
                page: string | null;
                /** @description What the menu calls it */
                pageName: components["schemas"]["Text"] | null;
                /** @description Whom the trainee is signed in as; null where nobody is signed in */
                student: {
                    userName: string;
                    name: components["schemas"]["Text"];
                } | null;
                lastCall: {
                    call: string;
                    status: number;
                    /** @description By the machine's clock */
                    at: components["schemas"]["Instant"];
                } | null;
                lastRefusal: {
                    code: string;
                    /** @description What the trainee was told */
                    text: components["schemas"]["Text"];
                    /** @description By the machine's clock */
                    at: components["schemas"]["Instant"];
                } | null;
                /** @description Refused since the last step that was done */
                refusals: number;
                /** @description Steps of the scenario that are done */
                step: number;
                /** @description When the last step was done, or it was begun, by the machine's clock */
                stepAt: components["schemas"]["Instant"];
                /** @description Since when the trainee asks for help, by the machine's clock */
                handAt: components["schemas"]["Instant"] | null;
            }[];
        };
        /**
         * @example {
         *       "text": "Please stop at step 3."
         *     }
         */
        NewClassMessage: {
            text: string;
        };
        /**
         * @example {
         *       "raised": true
         *     }
         */
        Hand: {
            raised: boolean;
        };
        TrainerSignedIn: {
            /** @constant */
            caller: "trainer";
        };
        FoundClassroom: {
            code: string;
            title: string;
            /** @description No seat is left */
            full: boolean;
        };
        LookAtTrainee: {
            name: string;
            path: string;
            page: string;
            /** @description Null where nobody is signed in */
            session: components["schemas"]["SignedIn"] | null;
        };
        /**
         * @example {
         *       "name": "Fatima"
         *     }
         */
        JoinClassroom: {
            name: string;
            /** @description The value returned when the trainee joined earlier; returns to the same sandbox */
            seat?: string;
        };
        JoinedClassroom: {
            title: string;
            name: string;
            seat: string;
            path: string;
            page: string;
            /** @description Whose script leads the trainee; null without one */
            scenario: string | null;
            /** @description Null where the persona is to sign in by hand */
            session: components["schemas"]["SignedIn"] | null;
            userName: string;
        };
        /**
         * @example {
         *       "trainees": 35
         *     }
         */
        ClassroomPlaces: {
            /** @description How many may join */
            trainees: number;
        };
        /**
         * @example {
         *       "step": 0
         *     }
         */
        ResetTrainee: {
            /** @description Steps of the scenario to do again after the restart */
            step: number;
        };
        ReplayFile: {
            format: number;
            /** @description Version of the product that made it */
            product: string;
            /** @description Students in the seed it differs from */
            students: number;
            sandbox: string;
            savedAt: components["schemas"]["Instant"];
            start: {
                /** @enum {string} */
                mode: "live" | "ticking" | "frozen";
                /** @description Epoch milliseconds by the business clock */
                now: number;
                faults: components["schemas"]["FaultSetting"][];
                tables: components["schemas"]["TableDifference"][];
            };
            calls: {
                /** @description Epoch milliseconds by the business clock */
                at: number;
                call: string;
                /** @description Whose session it was; null without one */
                user: string | null;
                /** @description Its place in sessions, from 0 */
                session?: number;
                /** @enum {string} */
                language: "en" | "ar";
                query: {
                    [key: string]: unknown;
                };
                params: {
                    [key: string]: unknown;
                };
                /** @description Anything the call takes */
                body: unknown;
                /** @description Stands for an Idempotency-Key */
                once: string | null;
                status: number;
                codes: string[];
                /** @description Short hash of the answer; empty where it differs every time */
                answer: string;
            }[];
            /** @description The sign-ins of its users: the sessions of its calls, and the one before each. Left out in a file of an earlier day, where a call says whose it is and no more */
            sessions?: {
                user: string;
                /** @description Epoch milliseconds by the business clock */
                startedAt: number;
            }[];
            /** @description Short hash of each table at the end */
            end: {
                [key: string]: string;
            };
        };
        /** @description Values in the order of the columns */
        TableRow: (string | number | null | {
            base64: string;
        })[];
        TableDifference: {
            table: string;
            columns: string[];
            /** @description Rows that are new or changed */
            put: components["schemas"]["TableRow"][];
            /** @description Keys of rows that are not there */
            gone: components["schemas"]["TableRow"][];
        };
        ReplayReport: {
            same: number;
            different: number;
            /** @description Calls that are not made again */
            passed: number;
            /** @description Tables whose rows at the end differ from the file */
            state: string[];
            calls: {
                at: components["schemas"]["Instant"];
                call: string;
                user: string | null;
                /** @enum {string} */
                outcome: "same" | "different" | "passed";
                /** @example 422 MSG-000004 */
                expected: string;
                answered: string;
            }[];
            /** @description Of the student the file ends with */
            session: components["schemas"]["SignedIn"] | null;
        };
        Sandboxes: {
            reach: components["schemas"]["Reach"];
            sandboxes: {
                name: string;
                path: string;
                now: components["schemas"]["Instant"];
                lastUsedAt: components["schemas"]["Instant"];
            }[];
        };
        /**
         * @example {
         *       "name": "monday-class"
         *     }
         */
        SandboxName: {
            name: string;
            /** @description Start from a snapshot instead of the seeded university */
            from?: {
                /** @description Empty for the default one */
                sandbox: string;
                snapshot: string;
            };
        };
    };
    responses: {
        /** @description What went wrong: 400 not in the contract, 401 no valid token, 403 not yours, 404 no such thing, 409 a confirmation is missing, 422 a rule refuses, 429 too many tries */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not as this contract says */
        NotInContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description No token, or one that is not valid any more */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description A page or a host that may not call here */
        ForeignPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The trainer's code is missing or wrong, on a simulator that asks for it */
        TrainersOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description Too many wrong trainer's codes from this address; Retry-After says when to go on */
        TooManyTrainerCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description Another's academic record, or a page or host that may not call here */
        NotYourRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description There is nothing of this name */
        NoSuchThing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The idempotency key came with another request */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The body is of another type than the call takes */
        NotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
        /** @description The database refuses what would be written */
        NotKept: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    Refusals?: unknown;
                };
            };
        };
    };
    parameters: {
        /**
         * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
         * @example FOU77VRVW
         */
        StudFacultyCode: string;
        /** @description The current semester, or the next one (early registration) */
        Period: components["schemas"]["Period"];
        /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    userLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserLoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    handleAuthentication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandleAuthenticationRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    selectRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordChoice"];
            };
        };
        responses: {
            /** @description The chosen record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChosenRecord"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    refreshToken: {
        parameters: {
            query: {
                /** @example Zk3n0aT1 */
                Token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description New tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refreshed"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    forgetPasswordRetrieveEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetrieveEmailRequest"];
            };
        };
        responses: {
            /** @description The code is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    forgetPasswordChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordChanged"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description The code is sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterAccountRequest"];
            };
        };
        responses: {
            /** @description The code is sent, or the student is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCodeSent"] | components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyTokenRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Zk3n0aT1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsEnded"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTopHitLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopHitLinks"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveTopHitLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopHitLinksChange"];
            };
        };
        responses: {
            /** @description The links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopHitLinks"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setAuditFormLog: {
        parameters: {
            query: {
                /**
                 * @description `auditId` of the sign-in
                 * @example 1
                 */
                auditLoginId: number;
                /**
                 * @description Id of the form, 1 if unknown
                 * @example 1
                 */
                SeForm: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recorded */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStudentInformation: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentInformation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDashboard: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSchedule: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCalendarFile: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCalendarSubscription: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarSubscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createCalendarSubscription: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarSubscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    revokeCalendarSubscription: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarSubscription"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: {
                /** @description For calendar programs, which send no Accept-Language */
                Language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Gives access to the schedule without signing in; the server never logs it
                 * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description iCalendar (RFC 5545) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGpaBasis: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basis */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GpaBasis"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAcademicTranscript: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcript */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicTranscript"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDocumentOptions: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDocumentRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitDocumentRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelDocumentRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The canceled request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadDocument: {
        parameters: {
            query: {
                Part?: "document" | "signature";
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 999999 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/jose": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDocumentLookups: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 999999 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lookups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLookups"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    verifyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code on the document, with or without dashes, in any case
                 * @example ABCD-EFGH-JKMN
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedDocument"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    documentKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentKeySet"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getServices: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Services"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMessages: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /**
                 * @description Part of the subject, text or office, in either language; shorter than two letters: all messages
                 * @example registration
                 */
                search?: string;
                /** @description Only unread messages */
                unread?: boolean;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessages"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMessage: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 6 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxMessage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteMessage: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendMessage: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeMessage"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSentMessages: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessages"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getContactDetails: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact details */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateContactDetails: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSaved"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    coursesToRegister: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
                /**
                 * @description Words of the code, the course name or an instructor's name, in either language. Fewer than two letters: all courses. If nothing matches, one letter of a word may differ
                 * @example data
                 */
                search?: string;
                collegeId?: number;
                departmentId?: number;
                language?: components["schemas"]["Language"];
                inMyPlan?: boolean;
                /** @description Only sections in which this student may register now */
                onlyFitting?: boolean;
                hasSeats?: boolean;
                /** @description Only sections with all classes on these days; 0 is Sunday */
                days?: number[];
                /**
                 * @description Only sections without a class before this time
                 * @example 10:00
                 */
                startsFrom?: components["schemas"]["TimeOfDay"];
                /**
                 * @description Only sections without a class after this time
                 * @example 16:00
                 */
                endsBy?: components["schemas"]["TimeOfDay"];
                /** @description `code`: by course code; `plan`: the next courses of the plan first, passed courses last */
                order?: "code" | "plan";
                /** @description Only the course of this code */
                code?: string;
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedCourses"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    courseFilters: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseFilters"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    timetableSections: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
                /** @description Ids of the courses; absent: none */
                courseIds?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimetableSections"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    courseDetails: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path: {
                /** @example 277 */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registeredCourses: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredCourses"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkRegistration: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Basket"];
            };
        };
        responses: {
            /** @description The preview */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    changeRegistration: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Basket"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getBasket: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptBasket"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveBasket: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BasketToKeep"];
            };
        };
        responses: {
            /** @description The saved basket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptBasket"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTimetables: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The timetables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptTimetables"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveTimetable: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimetableToKeep"];
            };
        };
        responses: {
            /** @description The saved timetables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptTimetables"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteTimetable: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining timetables */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptTimetables"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registerCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    dropCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undropCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    withdrawCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    unwithdrawCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    replaceCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceChange"];
            };
        };
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteCourse: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
                /** @description Codes of the confirmations given */
                confirm?: string[];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 2 */
                registrationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationOutcome"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    waitingList: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The waiting lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    joinWaitingList: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionChange"];
            };
        };
        responses: {
            /** @description The waiting lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    leaveWaitingList: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The remaining waiting lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registrationLog: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationLog"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    informationStudentFees: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentFees"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAttendance: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attendance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attendance"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSurveys: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surveys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Surveys"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSurveyForm: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the registration
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyForm"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitSurvey: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the registration
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveySheet"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveySent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGraduateSurvey: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraduateSurvey"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitGraduateSurvey: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SurveySheet"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GraduateSurveySent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAcademicPlans: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcademicPlans"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPlanDetails: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCoursePackage: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 11 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoursePackage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getFulfillment: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fulfilment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanFulfillment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRefundableBalance: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refundable balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundableBalance"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    checkIban: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IbanQuestion"];
            };
        };
        responses: {
            /** @description The reasons against it, and its bank */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IbanAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRefunds: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refunds"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitRefund: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RefundSubmission"];
            };
        };
        responses: {
            /** @description The refund requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelRefund: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMyRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example APL-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getConsequences: {
        parameters: {
            query: {
                /** @example appeal */
                Kind: components["schemas"]["RequestKind"];
                /**
                 * @description Id of the subject, if the kind has one. For an appeal: the course grade
                 * @example 1
                 */
                Subject?: number;
                /** @description A draft of this kind; its subject and details are used */
                Draft?: components["schemas"]["ReferenceNumber"];
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consequences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consequences"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveDraft: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DraftSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Resubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendRequestCode: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestConfirmation"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    answerRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestReply"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelRequest: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteDraft: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftDeletion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    downloadAttachment: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example Zk3n0aT1Vx3kQ0aT1dBjft */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/msword": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAppealableCourses: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealableCourses"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAppeals: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appeals"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitAppeal: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealSubmission"];
            };
        };
        responses: {
            /** @description The appeals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteAppeal: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The appeals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getExemption: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExemptionOffer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitExemption: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ExemptionSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMinorPrograms: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programmes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinorProgrammes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getMinorRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinorRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitMinor: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MinorSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelMinor: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTransferOptions: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programmes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTransferRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitTransfer: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelTransfer: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmTransfer: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferConfirmation"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    declineTransfer: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferDecline"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTransportOptions: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportOptions"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTransportRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransportRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitTransport: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelTransport: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCancelAdmission: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The admission */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAdmission"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendCancelAdmissionOtp: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    confirmCancelAdmission: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelAdmissionConfirmation"];
            };
        };
        responses: {
            /** @description Done; the server has ended all sessions of the student */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdmissionCanceled"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSupervisors: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The supervisors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supervisors"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getThesisTopics: {
        parameters: {
            query: {
                /** @description English title to compare */
                TitleEn?: string;
                /** @description Arabic title to compare */
                TitleAr?: string;
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThesisTopics"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveThesisTopic: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThesisTopicEntry"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    updateThesisTopic: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThesisTopicUpdate"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendThesisTopic: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteThesisTopic: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftDeletion"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getResearchPlans: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchPlans"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveResearchPlan: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ResearchPlanSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendResearchPlan: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCaseStudies: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status and the requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseStudies"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitCaseStudy: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CaseStudySubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearanceProcess: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items and the requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearanceProcess"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitClearance: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ClearanceSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelClearance: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    officialWithdrawData: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialWithdrawData"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    officialWithdrawHistory: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialWithdrawHistory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitOfficialWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficialWithdrawSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelOfficialWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    permanentWithdrawHistory: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermanentWithdrawHistory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    savePermanentWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermanentWithdrawal"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendPermanentWithdrawCode: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    approvePermanentWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermanentWithdrawApproval"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelPermanentWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getEnrollmentStatus: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentStatus"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    reinstateEnrollment: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reinstatement"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    courseWithdrawRequests: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The courses and requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithdrawals"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    submitCourseWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseWithdrawSubmission"];
            };
        };
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelCourseWithdraw: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseWithdrawalChange"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStayOrLeave: {
        parameters: {
            query: {
                /**
                 * @description Id of the registration to drop; absent: the first
                 * @example 1
                 */
                Registration?: number;
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StayOrLeave"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStudentFees: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeesOwed"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOtherFees: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherFees"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPaymentHistory: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentHistory"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getFinancialData: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancialData"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getReceipt: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example PAY-2026-000541 */
                documentNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startPayment: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPayment"];
            };
        };
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    paymentResult: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: never;
            path: {
                /** @example 53e6dbc8561814ad */
                paymentId: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    cancelPayment: {
        parameters: {
            query: {
                /**
                 * @description The academic record the call is about, one of the `records` that signing in answers; the example is that of `eligible`
                 * @example FOU77VRVW
                 */
                StudFacultyCode: components["parameters"]["StudFacultyCode"];
            };
            header?: {
                /** @description A new one for each change, such as a UUID; the same key and body give the same answer for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 53e6dbc8561814ad */
                paymentId: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    gatewayCallback: {
        parameters: {
            query?: never;
            header: {
                /** @example 1788764400 */
                "Gateway-Timestamp": string;
                /** @example 0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a */
                "Gateway-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayCallback"];
            };
        };
        responses: {
            /** @description Accepted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallbackAccepted"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSimulator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The simulator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSetting"];
            };
        };
        responses: {
            /** @description The clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The clock */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undoClockMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returned */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGrades: {
        parameters: {
            query?: {
                /** @description Words of the student's code or name, or of the course */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grades */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grades"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    giveGrades: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradesByHand"];
            };
        };
        responses: {
            /** @description The grades */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grades"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOfficeRegistrations: {
        parameters: {
            query: {
                /**
                 * @description Words of the student's code or name
                 * @example 202490001
                 */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students that are looked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeRegistrations"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registerByOffice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeRegistration"];
            };
        };
        responses: {
            /** @description The student as the office sees it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeRegistrations"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSeats: {
        parameters: {
            query: {
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
                /**
                 * @description Words of the section's or the course's code, or of its name
                 * @example STAT273
                 */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections that are looked for, at most 40 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seats"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setSeats: {
        parameters: {
            query?: {
                /** @description The current semester, or the next one (early registration) */
                Period?: components["parameters"]["Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatSetting"];
            };
        };
        responses: {
            /** @description The sections as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seats"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getPersonas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personas */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Personas"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startPersonaSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example eligible */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    rotateKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signing keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeys"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getOutbox: {
        parameters: {
            query?: {
                /** @description Words of the recipient, the subject, the text or the code */
                search?: string;
                recipient?: string;
                channel?: components["schemas"]["OutboxChannel"];
                /** @description Only messages sent after this one */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its behaviour */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setIdentityProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityProviderSetting"];
            };
        };
        responses: {
            /** @description Its behaviour */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProvider"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    nextMessage: {
        parameters: {
            query?: {
                /** @description The last message already seen; without it, whatever is sent from now on */
                after?: number;
                recipient?: string;
                /** @example 1 */
                timeoutSeconds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextMessage"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliverySetting"];
            };
        };
        responses: {
            /** @description The delivery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getAgenda: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agenda */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgendaState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveAgenda: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Agenda"];
            };
        };
        responses: {
            /** @description The agenda */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgendaState"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRequests: {
        parameters: {
            query?: {
                /** @description sent: those an office has now, the most urgent first, then those that wait for a round */
                status?: components["schemas"]["RequestStatus"];
                /** @description Those this office has now */
                office?: components["schemas"]["Office"];
                kind?: components["schemas"]["RequestKind"];
                /** @description Part of a reference number, a student number, a name or a course code */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRequests"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decideRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Decision"];
            };
        };
        responses: {
            /** @description What follows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    revokeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example TRN-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Revocation"];
            };
        };
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRequest"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRequestAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example REF-2026-000001 */
                referenceNumber: components["schemas"]["ReferenceNumber"];
                /** @example Zk3n0aT1Vx3kQ0aT1dBjft */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/msword": Blob;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The desk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Desk"];
            };
        };
        responses: {
            /** @description The desk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewaySetting"];
            };
        };
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    chargeCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 53e6dbc8561814ad */
                id: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestCard"];
            };
        };
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    decideGatewayPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 53e6dbc8561814ad */
                id: components["schemas"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayDecision"];
            };
        };
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deliverCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 53e6dbc8561814ad */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signCallback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayCallback"];
            };
        };
        responses: {
            /** @description What to send */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedCallback"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultSetting"];
            };
        };
        responses: {
            /** @description The faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStudents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The students and choices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentChoices"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    buildStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentDraft"];
            };
        };
        responses: {
            /** @description The student, who can sign in from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuiltStudent"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    previewStudent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentDraft"];
            };
        };
        responses: {
            /** @description What follows, or what is wrong */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentPreview"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getStudentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What it is saved under
                 * @example monday
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentYaml"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRecords: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of students, personas first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Records"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRecordTables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the record in the database
                 * @example 1
                 */
                student: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tables with their rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordTables"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getRecordRows: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the record in the database
                 * @example 1
                 */
                student: number;
                /** @example registration */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordRows"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTraffic: {
        parameters: {
            query?: {
                /** @example registerCourse */
                operationId?: string;
                /**
                 * @description A code among those answered
                 * @example MSG-000004
                 */
                code?: string;
                /** @description The class of the status; refused: every 4xx and every check that named a reason; 0: cut off */
                status?: "2xx" | "4xx" | "5xx" | "refused" | "0";
                /** @description Part of the path, the call, a code, the user name or the status; or a reference such as R-1042, which the page shows with an error */
                search?: string;
                /** @description Only calls after this one */
                after?: number;
                limit?: number;
                /** @description The simulator's own calls instead */
                simulator?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Traffic"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearTraffic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Traffic"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getTrafficCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resendCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCall"];
            };
        };
        responses: {
            /** @description The call as it was answered this time */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrafficDetails"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getHar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Har"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    makeScenario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewScenario"];
            };
        };
        responses: {
            /** @description The scenario file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeScenario"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    explainRefusal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    watchSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scenarios"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Codes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startScenario: {
        parameters: {
            query?: {
                /** @description Does the steps before this one too, so that it is the next, and signs in whoever does it; counted from 0 */
                step?: number;
            };
            header?: never;
            path: {
                /**
                 * @description area.name, as listed
                 * @example registration.full-section
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedScenario"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getScenarioProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description area.name, as listed
                 * @example registration.full-section
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioProgress"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    playScenarioStep: {
        parameters: {
            query?: {
                /** @description First does, in their order, the steps before it that have not been done */
                earlier?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description area.name, as listed
                 * @example registration.full-section
                 */
                id: string;
                /**
                 * @description Counted from 0
                 * @example 0
                 */
                step: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedStep"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getConformanceRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRuns"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    startConformanceRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewConformanceRun"];
            };
        };
        responses: {
            /** @description Started */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRuns"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getConformanceRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceReport"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteConformanceRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 1 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConformanceRuns"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshots"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnapshotName"];
            };
        };
        responses: {
            /** @description The snapshots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshots"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshots"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveSnapshotFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    openSnapshotFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnapshotFile"];
            };
        };
        responses: {
            /** @description The snapshots */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshots"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example Monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Restored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    saveReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayFile"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    playReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayFile"];
            };
        };
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayReport"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reset */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    signInTrainer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainerSignedIn"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setHand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hand"];
            };
        };
        responses: {
            /** @description The simulator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Simulator"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    findClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundClassroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClassrooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classrooms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classrooms"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClassroom"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    closeClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classrooms that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classrooms"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    joinClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinClassroom"];
            };
        };
        responses: {
            /** @description Joined */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedClassroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setClassroomClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSetting"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getClassroomFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults of the class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomFaults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    addClassroomFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultSetting"];
            };
        };
        responses: {
            /** @description The faults of the class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomFaults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    clearClassroomFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults of the class */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassroomFaults"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    setClassroomPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassroomPlaces"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    removeTrainee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
                /** @example 1 */
                trainee: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetTrainee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
                /** @example 1 */
                trainee: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetTrainee"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    undoClassroomClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    sendClassMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClassMessage"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    resetClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetTrainee"];
            };
        };
        responses: {
            /** @description The classroom */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    lookAtTrainee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The join code, in any case
                 * @example ABC234
                 */
                code: string;
                /** @example 1 */
                trainee: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to look */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookAtTrainee"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    getSandboxes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandboxes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandboxes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    createSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxName"];
            };
        };
        responses: {
            /** @description The sandboxes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandboxes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    deleteSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example monday */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sandboxes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sandboxes"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
}
/** Calls of the simulator. */
export type SimulatorOperation =
  | 'getSimulator'
  | 'getClock'
  | 'setClock'
  | 'advanceClock'
  | 'undoClockMove'
  | 'getGrades'
  | 'giveGrades'
  | 'getOfficeRegistrations'
  | 'registerByOffice'
  | 'getSeats'
  | 'setSeats'
  | 'getPersonas'
  | 'startPersonaSession'
  | 'rotateKeys'
  | 'getOutbox'
  | 'clearOutbox'
  | 'getIdentityProvider'
  | 'setIdentityProvider'
  | 'nextMessage'
  | 'getDelivery'
  | 'setDelivery'
  | 'getAgenda'
  | 'saveAgenda'
  | 'getRequests'
  | 'decideRequest'
  | 'previewDecision'
  | 'revokeDocument'
  | 'getRequestAttachment'
  | 'getDesk'
  | 'setDesk'
  | 'getGateway'
  | 'setGateway'
  | 'chargeCard'
  | 'decideGatewayPayment'
  | 'deliverCallback'
  | 'signCallback'
  | 'getFaults'
  | 'addFault'
  | 'clearFaults'
  | 'removeFault'
  | 'getStudents'
  | 'buildStudent'
  | 'previewStudent'
  | 'getStudentFile'
  | 'getRecords'
  | 'getRecordTables'
  | 'getRecordRows'
  | 'getTraffic'
  | 'clearTraffic'
  | 'getTrafficCall'
  | 'resendCall'
  | 'getHar'
  | 'makeScenario'
  | 'explainRefusal'
  | 'watchSandbox'
  | 'getScenarios'
  | 'getCodes'
  | 'startScenario'
  | 'getScenarioProgress'
  | 'playScenarioStep'
  | 'getConformanceRuns'
  | 'startConformanceRun'
  | 'getConformanceRun'
  | 'deleteConformanceRun'
  | 'getSnapshots'
  | 'saveSnapshot'
  | 'deleteSnapshot'
  | 'saveSnapshotFile'
  | 'openSnapshotFile'
  | 'restoreSnapshot'
  | 'saveReplay'
  | 'playReplay'
  | 'resetSandbox'
  | 'signInTrainer'
  | 'setHand'
  | 'findClassroom'
  | 'getClassrooms'
  | 'createClassroom'
  | 'getClassroom'
  | 'closeClassroom'
  | 'joinClassroom'
  | 'setClassroomClock'
  | 'getClassroomFaults'
  | 'addClassroomFault'
  | 'clearClassroomFaults'
  | 'setClassroomPlaces'
  | 'removeTrainee'
  | 'resetTrainee'
  | 'undoClassroomClock'
  | 'sendClassMessage'
  | 'resetClassroom'
  | 'lookAtTrainee'
  | 'getSandboxes'
  | 'createSandbox'
  | 'deleteSandbox';
/** Calls whose response is a stream. */
export type StreamOperation =
  | 'watchSandbox';
/** Calls whose response is a file. */
export type FileOperation =
  | 'getCalendarFeed'
  | 'downloadDocument'
  | 'downloadAttachment'
  | 'getRequestAttachment';
/** Calls that need no bearer token. */
export type OpenOperation =
  | 'userLogin'
  | 'handleAuthentication'
  | 'refreshToken'
  | 'forgetPasswordRetrieveEmail'
  | 'forgetPasswordChangePassword'
  | 'forgotPassword'
  | 'registerAccount'
  | 'verifyToken'
  | 'getCalendarFeed'
  | 'verifyDocument'
  | 'documentKeys'
  | 'gatewayCallback'
  | 'getSimulator'
  | 'getClock'
  | 'setClock'
  | 'advanceClock'
  | 'undoClockMove'
  | 'getGrades'
  | 'giveGrades'
  | 'getOfficeRegistrations'
  | 'registerByOffice'
  | 'getSeats'
  | 'setSeats'
  | 'getPersonas'
  | 'startPersonaSession'
  | 'rotateKeys'
  | 'getOutbox'
  | 'clearOutbox'
  | 'getIdentityProvider'
  | 'setIdentityProvider'
  | 'nextMessage'
  | 'getDelivery'
  | 'setDelivery'
  | 'getAgenda'
  | 'saveAgenda'
  | 'getRequests'
  | 'decideRequest'
  | 'previewDecision'
  | 'revokeDocument'
  | 'getRequestAttachment'
  | 'getDesk'
  | 'setDesk'
  | 'getGateway'
  | 'setGateway'
  | 'chargeCard'
  | 'decideGatewayPayment'
  | 'deliverCallback'
  | 'signCallback'
  | 'getFaults'
  | 'addFault'
  | 'clearFaults'
  | 'removeFault'
  | 'getStudents'
  | 'buildStudent'
  | 'previewStudent'
  | 'getStudentFile'
  | 'getRecords'
  | 'getRecordTables'
  | 'getRecordRows'
  | 'getTraffic'
  | 'clearTraffic'
  | 'getTrafficCall'
  | 'resendCall'
  | 'getHar'
  | 'makeScenario'
  | 'explainRefusal'
  | 'watchSandbox'
  | 'getScenarios'
  | 'getCodes'
  | 'startScenario'
  | 'getScenarioProgress'
  | 'playScenarioStep'
  | 'getConformanceRuns'
  | 'startConformanceRun'
  | 'getConformanceRun'
  | 'deleteConformanceRun'
  | 'getSnapshots'
  | 'saveSnapshot'
  | 'deleteSnapshot'
  | 'saveSnapshotFile'
  | 'openSnapshotFile'
  | 'restoreSnapshot'
  | 'saveReplay'
  | 'playReplay'
  | 'resetSandbox'
  | 'signInTrainer'
  | 'setHand'
  | 'findClassroom'
  | 'getClassrooms'
  | 'createClassroom'
  | 'getClassroom'
  | 'closeClassroom'
  | 'joinClassroom'
  | 'setClassroomClock'
  | 'getClassroomFaults'
  | 'addClassroomFault'
  | 'clearClassroomFaults'
  | 'setClassroomPlaces'
  | 'removeTrainee'
  | 'resetTrainee'
  | 'undoClassroomClock'
  | 'sendClassMessage'
  | 'resetClassroom'
  | 'lookAtTrainee'
  | 'getSandboxes'
  | 'createSandbox'
  | 'deleteSandbox';
